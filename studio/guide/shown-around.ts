/** Where a browser keeps who has been shown around: their ids, or `everybody`. */
export const shownAroundKey = 'tessera/shown-around';
/** Stands among the ids where nobody is to be shown around without asking for it. */
export const everybody = '*';

// What a browser does not let us keep holds as long as the Studio is open.
const shown = new Set<string>();

/** Whether somebody has been shown around in this browser, or has left before the end. */
export function wasShownAround(user: string): boolean {
  const ids = new Set([...shown, ...kept()]);
  return ids.has(user) || ids.has(everybody);
}

/** Keeps that somebody has been shown around. */
export function noteShownAround(user: string): void {
  shown.add(user);
  try {
    localStorage.setItem(shownAroundKey, JSON.stringify([...new Set([...kept(), user])]));
  } catch {
    // It is full, or not for us.
  }
}

function kept(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(shownAroundKey) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}
