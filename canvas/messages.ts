/** The messages that the previewed page and the Studio exchange through the port that the page opens. */

import type { GuideWay } from './guide-steps.ts';
import type { Lock } from './lock.ts';

/** The `channel` of the message with which a page asks the Studio for a port; its type is `hello`. */
export const channel = 'tessera/canvas';

/** The name of the frame that shows the page a second time beside itself, to be looked at only. */
export const besideName = 'page-beside';

/** The name of the frame in which a draft is shown as on a telephone, and weighed. */
export const weighedName = 'page-weighed';

/** A document as it stands in the Studio's form. */
export interface LiveDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Which document a change is for; `id` is that of the published one. */
export interface Target {
  id: string;
  type: string;
}

/**
 * A change of one document as the Content Lake takes it, by keyed paths such as `sections[_key=="a"].title`
 * (https://www.sanity.io/docs/http-reference/mutation). Each holds exactly one of these operations.
 */
export type StoredChange =
  | { set: Record<string, unknown> }
  | { setIfMissing: Record<string, unknown> }
  | { unset: string[] }
  | { insert: { before: string; items: unknown[] } | { after: string; items: unknown[] } }
  | { diffMatchPatch: Record<string, string> };

/** What somebody typed into a text. It can be merged with what others typed there meanwhile. */
export interface Typed {
  path: string;
  before: string;
  after: string;
  /**
   * Whether the text is a field of its own, which comes into being with its first letter and is removed with its last
   * one. Otherwise it is a part of a formatted text.
   */
  isField?: boolean;
}

/**
 * Items that are put into a list of keyed items. They find their place although others have moved or removed their
 * neighbours meanwhile.
 */
export interface Placed {
  /** The path of the list. */
  list: string;
  items: unknown[];
  /** The keys of all items that stand before the new ones. */
  after: string[];
}

/** An item of such a list that goes to another place in it, with all that the Studio knows by then of others' words. */
export interface Moved {
  list: string;
  key: string;
  after: string[];
}

/**
 * A change of a document: either as it is stored, or one that is fitted to the document at the moment when it is made.
 */
export type Change = StoredChange | { typed: Typed } | { placed: Placed } | { moved: Moved };

/** The number of a change among those that a page has asked for. Each page counts its own, from 1. */
export interface Order {
  /** The page's own name. */
  page: string;
  number: number;
}

/** What the page asks the Studio to do. */
export type ToStudio =
  /**
   * Changes a document in the layer that the Studio looks at, a draft or a release. `what` says in the editor's words
   * what was done, such as: Pasted “Hero”. It is absent where the changes say so themselves.
   */
  | { type: 'change'; target: Target; changes: Change[]; what?: string | undefined; order: Order }
  /**
   * Undoes or redoes the last step, in whichever of the open documents it was made; with `step`, the step that was
   * offered.
   */
  | { type: 'undo' | 'redo'; step?: string }
  /** Says which documents the page shows, by the ids of the published ones. */
  | { type: 'shows'; ids: string[] }
  /**
   * Creates a document among the drafts or in the release that is looked at. Its id is the one that it has once it is
   * published.
   */
  | { type: 'create'; document: LiveDocument; what: string }
  /** Uploads a picture, and makes it smaller first if `isShrunk`. `upload` is the page's own name for this upload. */
  | { type: 'upload'; upload: string; file: File; isShrunk: boolean }
  /**
   * Has the editor choose one of the pictures that were uploaded before. `choose` is the page's own name for this
   * request.
   */
  | { type: 'choose'; choose: string }
  /**
   * Looks for published pages that a link can lead to, by words of their titles. `find` is the page's own name for this
   * request.
   */
  | { type: 'find'; find: string; words: string }
  /**
   * Looks for the sections that pages share, in the editor's perspective. `find` is the page's own name for this
   * request.
   */
  | { type: 'find-shared'; find: string }
  /** Starts the tour, or goes on with it. */
  | { type: 'guide'; go: GuideWay }
  /** Tells for which moment the page is drawn, in ISO 8601; null for now. */
  | { type: 'looks'; moment: string | null }
  /** Has all pages drawn as they are now. */
  | { type: 'look-back' }
  /** Tells what the page weighs: once at first, then whenever that changes. */
  | { type: 'weighs'; weight: PageWeight }
  /** Tells the editor's colleagues at which section of a document the editor is; null where at none. */
  | { type: 'at'; target: Target; section: string | null }
  /** Tells what stands in the middle of the window: when the page is scrolled or changes its height, and when asked. */
  | { type: 'sees'; at: SeenPlace }
  /** Opens beside the form of a document the comments that were made on it by links. */
  | { type: 'read-comments'; target: Target; section: string }
  /** Shows a field in the form. The focus stays where the editor is, unless `goesThere`. */
  | { type: 'open'; target: Target; path: string; goesThere?: true };

/** A place on a page, independent of the width and height at which the page is drawn. */
export interface SeenPlace {
  /** The key of the section; null for a place on no section, whose `share` is one of the whole page. */
  section: string | null;
  /** The share of the section, or of the page, that is above the place: from 0 to 1. */
  share: number;
}

/**
 * What a visitor who looks at the whole page downloads, in bytes as they are sent. The code of the site is not counted.
 */
export interface PageWeight {
  text: number;
  /** Style sheets and web fonts. */
  look: number;
  pictures: number;
  /**
   * How many pictures cannot be weighed, because they come from another host that does not tell their size, or do not
   * come at all.
   */
  unknown: number;
  /** The heaviest of its pictures, by their addresses, the heaviest first. */
  heaviest: { address: string; bytes: number }[];
  /** How high the page is, in CSS pixels. */
  height: number;
}

/** What the Studio tells the page. */
export type ToPage =
  /**
   * A document that is looked at, after every change and before it is stored. `has` maps the name of each page to the
   * number of the last change of that page that the document contains.
   */
  | { type: 'document'; document: LiveDocument; has: Readonly<Record<string, number>> }
  /** Tells that a document that was looked at is deleted. `id` is that of the published one. */
  | { type: 'gone'; id: string }
  /**
   * Tells the perspective in which the page is to be drawn: the names of its layers, the uppermost first, separated by
   * commas. `locked` says why what is seen there cannot be changed, where that is so.
   */
  | { type: 'perspective'; layers: string; locked?: Lock }
  /** Tells for which moment the page is to be drawn, in ISO 8601; null for now. */
  | { type: 'look'; moment: string | null }
  /**
   * Tells why something that the page asked for is not done, in a sentence for the editor; `order` where that was a
   * change.
   */
  | { type: 'refused'; sentence: string; order?: Order }
  /** Tells what undo and redo would do, in the editor's words; each is absent where there is nothing to do. */
  | { type: 'history'; undo?: string; redo?: string }
  /** Tells what has just been done or undone, and offers to undo or redo this `step`. */
  | { type: 'done'; sentence: string; offer?: { way: 'undo' | 'redo'; step: string } }
  /** The picture that was chosen, by its id. The page hears nothing where none was chosen. */
  | { type: 'chosen'; choose: string; asset: string }
  /** The first few pages that were found. */
  | ({ type: 'found'; find: string } & FoundPages)
  /**
   * The sections that pages share, ordered by name. `isAll` says whether these are all; it is false where there are
   * more, and where the search failed.
   */
  | { type: 'found-shared'; find: string; sections: FoundShared[]; isAll: boolean }
  /** Where colleagues are in the documents that pages show. */
  | { type: 'colleagues'; at: Colleague[] }
  /** The sections of the documents that pages show which have unresolved comments made by links. */
  | { type: 'comments'; of: SectionComments[] }
  /** Tells to which section of a document the editor has gone in the Studio, so that the page scrolls to it. */
  | { type: 'bring'; id: string; section: string }
  /** Asks the page to tell what stands in the middle of its window, as it does while it is scrolled. */
  | { type: 'where' }
  /** Tells what stands in the middle of the window of the page beside this one. */
  | { type: 'follow'; at: SeenPlace }
  /** Tells the scale, at most 1, at which the Studio's frame draws the page. */
  | { type: 'scale'; scale: number }
  /** Tells that the pointer was released in the Studio, so that the page ends a drag. */
  | { type: 'let-go' }
  /** Tells at which step of the tour the editor is, as an index of the steps; null where no tour is under way. */
  | { type: 'guide'; step: number | null }
  /** How far the upload of a picture is. */
  | UploadState;

/** A colleague who is at a section, of a page or of what pages share. */
export interface Colleague {
  name: string;
  /** The document, by the id of the published one. */
  id: string;
  /** The section in it, by its key. */
  section: string;
}

/** How many unresolved comments a section of a page has. */
export interface SectionComments {
  /** The page, by the id of the published one. */
  id: string;
  /** The section in it, by its key. */
  section: string;
  count: number;
}

/** The pages that were found. `fault` says why they could not be searched, where that is so. */
export interface FoundPages {
  pages: FoundPage[];
  fault?: string;
}

/** A page that a link can lead to. */
export interface FoundPage {
  id: string;
  title: string;
  /** The editors' word for pages of its type. */
  kind: string;
  /** The path of the page; null while it has no address. */
  path: string | null;
}

/** A section that pages can share. */
export interface FoundShared {
  /** Its document, by the id of the published one. */
  id: string;
  /** What the team calls it. */
  title: string;
  /** The kind of the section in it. */
  kind: string;
  isPublished: boolean;
}

/**
 * How far an upload is: first the percentage, then the id of the picture, or a sentence for the editor that says why it
 * failed. `isNew` says that the picture is new to the lake, so that nobody can have described it yet.
 */
export type UploadState = { type: 'upload'; upload: string } & (
  | { percent: number }
  | { asset: string; isNew?: boolean }
  | { fault: string }
);
