import { type ActionHandler, textIn } from '../actions/action.ts';
import { requireState } from './require-state.ts';

/** A moment with its zone, as RFC 3339 has it: without one it would be another moment wherever the lake runs. */
const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** `release.schedule`: the lake will publish the release at a time, by itself; its versions are locked until then. */
export const scheduleRelease: ActionHandler = (action, work) => {
  const { _id } = requireState(work, textIn(action, 'releaseId'), ['active', 'scheduled']);
  const text = textIn(action, 'publishAt');
  const at = new Date(text);
  if (!momentForm.test(text) || Number.isNaN(at.getTime())) {
    const description = `"${action.publishAt}" is no moment with its zone. Give one such as "2030-01-31T09:00:00Z" as "publishAt".`;
    throw work.invalid(description);
  }
  // Who schedules it is who publishes it.
  const set = { state: 'scheduled', publishAt: at.toISOString(), userId: work.identity.id };
  work.applyToSystem({ patch: { id: _id, set, unset: ['error'] } });
};

/** `release.unschedule`: a scheduled release is active again. */
export const unscheduleRelease: ActionHandler = (action, work) => {
  const { _id } = requireState(work, textIn(action, 'releaseId'), ['scheduled']);
  work.applyToSystem({ patch: { id: _id, set: { state: 'active' }, unset: ['publishAt', 'error'] } });
};
