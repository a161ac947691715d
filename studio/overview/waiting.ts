import { titleOf } from '../lake/document-names.ts';
import { idOf } from '../path/layered-id.ts';
import type { Stored } from './site-faults.ts';

/** A comment as Sanity stores it. */
export interface Comment {
  _id: string;
  _createdAt: string;
  authorId: string;
  threadId: string;
  parentCommentId?: string | null;
  status?: string | null;
  /** Its words, as a rich text. */
  message?: { children?: { text?: string }[] }[] | null;
  target?: { document?: { _ref?: string }; documentType?: string } | null;
}

/** A conversation that waits for an answer. */
export interface Waiting {
  id: string;
  /** The document that is spoken of. */
  document: string;
  type: string;
  text: string;
  at: string;
}

/** The open conversations in which somebody else has spoken last, the newest first. */
export function waitingFor(user: string, comments: readonly Comment[]): Waiting[] {
  const threads = Map.groupBy(comments, ({ threadId }) => threadId);
  return [...threads.values()]
    .flatMap((thread): Waiting[] => {
      const [first, ...others] = thread.toSorted((a, b) => a._createdAt.localeCompare(b._createdAt));
      const last = others.at(-1) ?? first;
      const document = first?.target?.document?._ref;
      if (!first || !last || !document || first.status === 'resolved' || last.authorId === user) return [];
      const id = idOf(document);
      return [
        {
          id: last._id,
          document: id,
          type: first.target?.documentType ?? '',
          text: wordsOf(last),
          at: last._createdAt,
        },
      ];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

const wordsOf = ({ message }: Comment): string =>
  (message ?? [])
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .join(' ')
    .trim();

/** The title of a document, by its published id, from a list of documents with their drafts and versions. */
export const nameAmong = (named: readonly Stored[], id: string): string =>
  titleOf(named.find(({ _id }) => idOf(_id) === id) ?? {});
