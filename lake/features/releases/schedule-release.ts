import { type ActionHandler, textIn } from '../actions/action.ts';
import { requireState } from './require-state.ts';
import { zonedMoment } from './zoned-moment.ts';

/** `release.schedule`: has the lake publish a release by itself at a time; its versions are locked until then. */
export const scheduleRelease: ActionHandler = (action, work) => {
  const { _id } = requireState(work, textIn(action, 'releaseId'), ['active', 'scheduled']);
  const text = textIn(action, 'publishAt');
  const at = zonedMoment(text);
  if (!at) {
    const description = `"publishAt" must be a moment with its zone, such as "2030-01-31T09:00:00Z", not "${action.publishAt}".`;
    throw work.invalid(description);
  }
  // It will be published in the name of whoever schedules it.
  const set = { state: 'scheduled', publishAt: at.toISOString(), userId: work.identity.id };
  work.applyToSystem({ patch: { id: _id, set, unset: ['error'] } });
};

/** `release.unschedule`: makes a scheduled release active again. */
export const unscheduleRelease: ActionHandler = (action, work) => {
  const { _id } = requireState(work, textIn(action, 'releaseId'), ['scheduled']);
  work.applyToSystem({ patch: { id: _id, set: { state: 'active' }, unset: ['publishAt', 'error'] } });
};
