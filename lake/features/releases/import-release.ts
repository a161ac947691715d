import { releaseDocumentId } from '../../kernel/store/document.ts';
import { type ActionHandler, documentIn, textIn } from '../actions/action.ts';
import type { Work } from '../actions/work.ts';
import { isState, type ReleaseState, releaseType } from './release.ts';

/** `release.import`: puts the document of a release as another dataset had it. */
export const importRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  const fields = documentIn(action, action.document === undefined ? 'attributes' : 'document');
  const document = {
    ...fields,
    state: stateIn({ ...fields }, work),
    ...(work.identity.role !== 'admin' && { userId: work.identity.id }), // who publishes it when it is due
    _id: releaseDocumentId(name),
    _type: releaseType,
    name,
  };
  if (action.ifExists === 'replace') work.applyToSystem({ createOrReplace: document });
  else if (action.ifExists === 'ignore') work.applyToSystem({ createIfNotExists: document });
  else work.applyToSystem({ create: document });
};

// The release was exported while Sanity worked on it, and its versions were still there.
const underWay = ['scheduling', 'publishing', 'archiving', 'unarchiving'];

/** The state of an imported release. Throws a 400 for an unknown one, because no action would lead out of it. */
function stateIn(fields: Record<string, unknown>, work: Work): ReleaseState {
  const { state = 'active' } = fields;
  if (isState(state)) return state;
  if (typeof state === 'string' && underWay.includes(state)) return 'active';
  throw work.invalid(
    `A release cannot be ${JSON.stringify(state)?.slice(0, 100)}: its "state" is active, scheduled, published or archived.`,
  );
}
