import type { Records } from './open-records.ts';

/** What survives a restart, beside addresses and tags. */
export interface RenewalState {
  /**
   * The last event whose changes have been taken: the pages they made old have been rendered anew, or are known to be
   * old.
   */
  lastEventId: string | null;
  /** A hash of the settings that the pages on disk hold. */
  settings: string;
}

const eventName = 'last event';
const settingsName = 'settings';
const momentName = 'moment';

/** Reads the state; null when none has been written. */
export function readState(records: Records): RenewalState | null {
  const read = records.prepare('SELECT value FROM state WHERE name = ?');
  const settings = read.get(settingsName)?.value;
  if (typeof settings !== 'string') return null;
  const lastEventId = read.get(eventName)?.value;
  return { lastEventId: typeof lastEventId === 'string' ? lastEventId : null, settings };
}

/** Writes the state. */
export function writeState(records: Records, { lastEventId, settings }: RenewalState): void {
  const write = records.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)');
  write.run(settingsName, settings);
  if (lastEventId === null) records.prepare('DELETE FROM state WHERE name = ?').run(eventName);
  else write.run(eventName, lastEventId);
}

/**
 * The time up to which the moments have been taken at which pages change by themselves, in ISO 8601; null when none has
 * been.
 */
export function readMoment(records: Records): string | null {
  const value = records.prepare('SELECT value FROM state WHERE name = ?').get(momentName)?.value;
  return typeof value === 'string' ? value : null;
}

/** Writes the time up to which these moments have been taken. */
export function writeMoment(records: Records, takenUntil: string): void {
  records.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)').run(momentName, takenUntil);
}
