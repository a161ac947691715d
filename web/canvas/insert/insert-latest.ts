const place = 'canvas:kinds-used';
const maxKept = 12;

/** The kinds that were inserted in this browser, the last first. */
export function readLatest(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    // The browser keeps nothing, or what it kept is unreadable: then nothing was used.
    return [];
  }
}

/** Notes that a kind was inserted. */
export function noteLatest(kind: string): void {
  const kept = [kind, ...readLatest().filter((other) => other !== kind)].slice(0, maxKept);
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch (error) {
    console.warn(error);
  }
}
