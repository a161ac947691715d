/** The key in `localStorage` of those who have been shown around: their ids, or `everybody`. */
export const shownAroundKey = 'tessera/shown-around';
/** Stands in that list where nobody is to be shown around without asking for it. */
export const everybody = '*';

// Without access to the storage, this holds as long as the Studio is open.
const shown = new Set<string>();

/** Whether somebody has been shown around in this browser, even if they left before the end. */
export function wasShownAround(user: string): boolean {
  const ids = new Set([...shown, ...kept()]);
  return ids.has(user) || ids.has(everybody);
}

/** Records that somebody has been shown around. */
export function noteShownAround(user: string): void {
  shown.add(user);
  try {
    localStorage.setItem(shownAroundKey, JSON.stringify([...new Set([...kept(), user])]));
  } catch {
    // The storage is full or not accessible.
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
