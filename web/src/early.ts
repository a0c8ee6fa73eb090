/** A table's page asks for this file first: it runs before the others have come. */
import { goAhead } from "@/core/ahead";

goAhead();
