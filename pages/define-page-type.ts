import type { DocumentDefinition } from '@sanity/types';
import type * as z from 'zod';
import type { Fields } from '#schemas/fields.ts';
import type { Seo } from '#schemas/seo/contract.ts';
import type { Feed } from './feed.ts';

/**
 * Everything about a page type (a document with an address of its own) that the Studio, the site and the contract all
 * need. What only one of them needs (its layout, its Markdown, its structured data) has a file of its own in the
 * type's folder and is collected in a list that is generated from the folders. `address.ts` says where its documents
 * stand.
 */
export interface PageType<Contract extends Checked = Checked> {
  /** What an editor fills in; its name is that of the type and of its folder. */
  schema: Omit<DocumentDefinition, 'validation' | 'options'>;
  /** The fields of the GROQ projection of a stored document, without its sections, which every type may hold. */
  fields: string;
  /**
   * The contract of the answer to `fields`, together with `framed` (sections/sections-query.ts). The layout receives
   * what it accepts, with the sections.
   */
  contract: Contract;
  /** Paths at which the proof refutes something or cannot tell, each with the reason why that is acceptable. */
  excused?: Readonly<Record<string, string>>;
  /**
   * Findings about its layout that are intended, each with its reason. A key is a field that the layout does not show
   * (`items[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
  /** A good example, as it is stored. */
  sample: { readonly _id: string; readonly _type: string; readonly [field: string]: unknown };
  /** What its documents are called together, for instance in the list of all content of the site. */
  titleOfAll: string;
  /** The fields whose texts, joined, are the title of a stored document; `title` by default. */
  titleFields?: readonly string[];
  /** The places to which links can jump in a document, stored or checked, besides its sections and headings. */
  places?(document: Fields): readonly string[];
  /** The names of these places, whether a document has them or not: no heading of its text gets such an id. */
  ownPlaces?: readonly string[];
  /** Whether a document may lack an address. It then has no page of its own and only appears in others. */
  mayLackAddress?: boolean;
  /** The field that says what a document is about, both stored and checked; used where its `seo` says nothing. */
  about?: string & keyof z.output<Contract>;
  /**
   * Whether its layout draws the title as the one main heading of the page; a function where that depends on the
   * document, stored or checked, and its path.
   */
  hasMainHeading?: boolean | ((document: Fields, path: string) => boolean);
  /** Where a document belongs, as its social card says it; without an answer the card names the pages above it. */
  belongsTo?(document: z.output<Contract>): string | null | undefined;
  /**
   * What editors call the layout that a document gets at a path if it names none; for a type with several layouts.
   */
  usualLayout?(path: string): string;
  /** Whether its documents consist of sections only, of any kind, so that one without sections is empty. */
  isMadeOfSections?: boolean;
  /** The longest title that a document can be published with; the Studio counts characters while editors write. */
  maxTitleLength?: number;
  /**
   * The field with the moment from which lists leave a document out, according to `now()` of GROQ. Pages that show
   * such documents are rendered anew at that moment.
   */
  listedUntil?: string;
  /** Which of its documents appear in the site's feed. */
  feed?: Feed;
  /** What social networks are told of a document that is an article (https://ogp.me/#type_article). */
  articleOf?(document: z.output<Contract>): Article;
}

/** The contract of a page type: it has what metadata, breadcrumbs and cards of any document need. */
type Checked = z.ZodType<{ _id: string; _updatedAt: string; title: string; seo: Seo }>;

/** What social networks are told of an article; times are in ISO 8601. */
export interface Article {
  publishedTime: string | undefined;
  modifiedTime: string;
  section: string | undefined;
  authors: string[] | undefined;
}

/**
 * Defines a page type; its layout takes what its contract accepts.
 * @example
 * export const type = definePageType({
 *   schema, fields, contract, sample, titleOfAll: 'Open positions', hasMainHeading: true, about: 'summary',
 * });
 */
export const definePageType = <Contract extends Checked>(type: PageType<Contract>): PageType<Contract> =>
  type;
