import { releaseDocumentId } from '../../kernel/store/document.ts';
import { type ActionHandler, objectIn, textIn } from '../actions/action.ts';
import { checkMetadata } from './check-metadata.ts';
import { releaseType } from './release.ts';

/** `release.create`: makes an active release with nothing in it. */
export const createRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name) || reserved.includes(name)) {
    const description = `"${name}" is no name for a release: it may hold letters, digits, "_" and "-", 64 at most.`;
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
