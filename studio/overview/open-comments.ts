import { nameFields } from '../lake/document-names.ts';
/** Something that was said of a draft by somebody who has a link to it. */
export interface OpenComment {
  _id: string;
  name: string;
  words: string;
  sentAt: string;
  document: string;
  /** What is named by it, as its editors have it. */
  of: { _type: string; title?: string };
}

/** How many are asked for. */
export const maxAsked = 100;

/** Asks for what nobody has resolved, the newest first; what was said of a document that is gone by now, nobody can open any more. */
export const openCommentsQuery = `*[_type == "link-comment" && isResolved != true]{
  _id, name, words, sentAt, "document": document._ref,
  "of": *[sanity::versionOf(^.document._ref)] | order(_id in path("drafts.**") desc, _id in path("versions.**") asc)[0]{
    _type, ${nameFields}
  }
}[defined(of)] | order(sentAt desc)[0...${maxAsked}]`;
