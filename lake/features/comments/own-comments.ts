import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '../../kernel/access/identity.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Change, StoredDocument } from '../../kernel/store/document.ts';
import type { TransactionCheck } from '../../kernel/transactions/transact.ts';

/**
 * The check for a person who may only comment. It throws a 403 when a transaction does more than write, change and
 * delete their own comments, and put or remove their own reactions to those of others.
 */
export const ownCommentsOnly =
  ({ id }: Identity): TransactionCheck =>
  ({ changes }) => {
    const other = changes.find((change) => !isOwn(change, id) && !isOwnReaction(change, id));
    if (!other) return;
    const description = `"${other.id}" is not a comment of yours. A viewer can only write comments in their own name, and react to those of others.`;
    throw Refusal.ofMutation(403, 0, 'insufficientPermissionsError', description, { id: other.id });
  };

const isOwn = ({ before, after }: Change, author: string): boolean =>
  [before, after].every((document) => document === null || isBy(document, author));

const isBy = ({ _type, authorId }: StoredDocument, author: string): boolean =>
  _type === 'comment' && authorId === author;

/** Whether nothing of a comment was changed but the reactions of one person. */
function isOwnReaction({ before, after }: Change, person: string): boolean {
  if (before?._type !== 'comment' || !after) return false;
  const rest = (document: StoredDocument) => ({
    ...document,
    _rev: '',
    _updatedAt: '',
    reactions: reactionsIn(document).filter((reaction) => personOf(reaction) !== person),
  });
  return isDeepStrictEqual(rest(before), rest(after));
}

const reactionsIn = ({ reactions }: StoredDocument): unknown[] => (Array.isArray(reactions) ? reactions : []);

const personOf = (reaction: unknown): unknown =>
  typeof reaction === 'object' && reaction !== null && 'userId' in reaction ? reaction.userId : undefined;
