/** What this browser remembers: a language, a theme. Where storage is forbidden, nothing is, and nothing breaks. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`lunatheque-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`lunatheque-${key}`, value);
  } catch {
    // Private windows may refuse.
  }
}
