import { fieldIn } from '../fields.ts';

/** What the Studio says of the upper end of a salary: it must not be below the lower end beside it. */
export function checkMost(to: number | undefined, salary: unknown): true | string {
  const from = fieldIn(salary, 'from');
  return (
    to === undefined || typeof from !== 'number' || to >= from || '“To” must be at least as much as “From”.'
  );
}
