import { releaseDocumentId } from '../../kernel/store/document.ts';
import { type ActionHandler, objectIn, textIn } from '../actions/action.ts';
import { checkMetadata } from './check-metadata.ts';
import { releaseType } from './release.ts';

/** `release.create`: makes an active release with nothing in it. */
export const createRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name) || reserved.includes(name)) {
    const description = `"${name}" is not a name for a release: use at most 64 letters, digits, "_" and "-".`;
    throw work.invalid(description);
  }
  const given = action.metadata === undefined ? {} : objectIn(action, 'metadata');
  const metadata = { releaseType: 'undecided', ...given };
  checkMetadata(metadata, work);
  work.applyToSystem({
    create: {
      _id: releaseDocumentId(name),
      _type: releaseType,
      name,
      state: 'active',
      userId: work.identity.id,
      metadata,
    },
  });
};

const reserved = ['drafts', 'published', 'previewDrafts', 'raw']; // names of perspectives
