import { fieldIn } from '../fields.ts';

/** What the Studio says of the end of a section's showing: it must be after the start beside it. */
export function checkUntil(until: string | undefined, section: unknown): true | string {
  const from = fieldIn(section, 'showFrom');
  if (!until || typeof from !== 'string' || !from) return true;
  // A text that is no moment is ignored.
  return !(Date.parse(until) <= Date.parse(from)) || '“Show until” must be after “Show from”.';
}
