import { nameFields } from '../lake/document-names.ts';
/** An unresolved comment on a draft by somebody who has a link to it. */
export interface OpenComment {
  _id: string;
  name: string;
  words: string;
  sentAt: string;
  document: string;
  /** The document that it is about, as its editors see it. */
  of: { _type: string; title?: string };
}

/** How many comments are asked for at most. */
export const maxAsked = 100;

/**
 * Asks for the unresolved comments, the newest first, apart from those on deleted documents, which nobody can open any
 * more.
 */
export const openCommentsQuery = `*[_type == "link-comment" && isResolved != true]{
  _id, name, words, sentAt, "document": document._ref,
  "of": *[sanity::versionOf(^.document._ref)] | order(_id in path("drafts.**") desc, _id in path("versions.**") asc)[0]{
    _type, ${nameFields}
  }
}[defined(of)] | order(sentAt desc)[0...${maxAsked}]`;
