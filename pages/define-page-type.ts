import type { DocumentDefinition } from '@sanity/types';
import type * as z from 'zod';
import type { Fields } from '#schemas/fields.ts';
import type { Seo } from '#schemas/seo/contract.ts';
import type { Feed } from './feed.ts';

/**
 * All that is said of a type of page, a document with an address of its own, and that the Studio, the site and the
 * contract all need. What only one of them needs (its layout, its Markdown, its structured data) stands in a file of its
 * own in the type's folder, which a list made from the folders binds; `address.ts` says where its documents stand.
 */
export interface PageType<Contract extends Checked = Checked> {
  /** What an editor fills in; its name is that of the type and of its folder. */
  schema: Omit<DocumentDefinition, 'validation' | 'options'>;
  /** The fields of the GROQ projection of a stored document, without its sections, which every type may hold. */
  fields: string;
  /** What these answer, checked, with `framed` (sections/sections-query.ts); the layout receives it with its sections. */
  contract: Contract;
  /** Paths at which the proof refutes something or cannot tell, each with the reason why that is well. */
  excused?: Readonly<Record<string, string>>;
  /** What would be found of its layout and is meant so, each with the reason: a field that it does not show (`items[].note`), or a rule of axe (`axe list`). */
  intended?: Readonly<Record<string, string>>;
  /** A good example, as it is stored. */
  sample: { readonly _id: string; readonly _type: string; readonly [field: string]: unknown };
  /** What its documents are called together, as in the list of all that the site holds. */
  titleOfAll: string;
  /** The fields whose words together are the title of a stored document; `title`, unless it says others. */
  titleFields?: readonly string[];
  /** The places besides its sections and headings to which links can jump, of a document as it is stored or checked. */
  places?(document: Fields): readonly string[];
  /** The names of these places, which no heading of its text is given, whether a document has them or not. */
  ownPlaces?: readonly string[];
  /** Whether a document may do without an address: it has no page of its own then, and is a part of others alone. */
  mayLackAddress?: boolean;
  /** The field that says what a document is about, stored and checked, where nothing is said of it for search engines. */
  about?: string & keyof z.output<Contract>;
  /** Whether its layout draws the title as the main heading, of which a page has one; where that depends on the document, stored or checked, and its path. */
  hasMainHeading?: boolean | ((document: Fields, path: string) => boolean);
  /** Where a document belongs, as its social card says it; otherwise the pages above it are named. */
  belongsTo?(document: z.output<Contract>): string | null | undefined;
  /** What editors call the layout at a path of a document that names none; for a type with several. */
  usualLayout?(path: string): string;
  /** Whether its documents are nothing but sections, of any kind: one without is empty. */
  isMadeOfSections?: boolean;
  /** The longest title with which a document can be published, where the Studio counts it while it is written. */
  maxTitleLength?: number;
  /** The field with the moment at which lists leave a document out, by `now()` of GROQ: what shows one is rendered anew then. */
  listedUntil?: string;
  /** Those of its documents that stand in the site's feed. */
  feed?: Feed;
  /** What social networks are told of a document that is an article (https://ogp.me/#type_article). */
  articleOf?(document: z.output<Contract>): Article;
}

/** A contract by which whatever is drawn of any document is checked: metadata, breadcrumbs, cards. */
type Checked = z.ZodType<{ _id: string; _updatedAt: string; title: string; seo: Seo }>;

/** What social networks are told of an article; times are in ISO 8601. */
export interface Article {
  publishedTime: string | undefined;
  modifiedTime: string;
  section: string | undefined;
  authors: string[] | undefined;
}

/**
 * Says what a type of page is; its layout takes what its contract answers.
 * @example
 * export const type = definePageType({
 *   schema, fields, contract, sample, titleOfAll: 'Open positions', hasMainHeading: true, about: 'summary',
 * });
 */
export const definePageType = <Contract extends Checked>(type: PageType<Contract>): PageType<Contract> =>
  type;
