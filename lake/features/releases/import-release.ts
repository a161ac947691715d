import { releaseDocumentId } from '../../kernel/store/document.ts';
import { type ActionHandler, documentIn, textIn } from '../actions/action.ts';
import { releaseType } from './release.ts';

/** `release.import`: puts the document of a release as another dataset had it. */
export const importRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  const fields = documentIn(action, action.document === undefined ? 'attributes' : 'document');
  const document = {
    state: 'active',
    ...fields,
    ...(work.identity.role !== 'admin' && { userId: work.identity.id }), // who publishes it when it is due
    _id: releaseDocumentId(name),
    _type: releaseType,
    name,
  };
  if (action.ifExists === 'replace') work.applyToSystem({ createOrReplace: document });
  else if (action.ifExists === 'ignore') work.applyToSystem({ createIfNotExists: document });
  else work.applyToSystem({ create: document });
};
