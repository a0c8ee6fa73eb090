/** What a browser keeps for us; storage can be full or forbidden, and the game goes on without it. */

export function read<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`hornbook.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`hornbook.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
