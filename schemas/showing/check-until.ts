import { fieldIn } from '../fields.ts';

/** What is said of the end of the time in which a section is shown: it comes after the beginning that stands beside it. */
export function checkUntil(until: string | undefined, section: unknown): true | string {
  const from = fieldIn(section, 'showFrom');
  if (!until || typeof from !== 'string' || !from) return true;
  // What is no moment says nothing.
  return !(Date.parse(until) <= Date.parse(from)) || '“Show until” must be after “Show from”.';
}
