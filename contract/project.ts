import type * as fc from 'fast-check';
import type * as z from 'zod';
import type { LinkRules } from './checking/link-fault.ts';

/**
 * What the contract is given to check: plain data and functions, made by `defineConfig`, which needs only types and
 * queries. A function that needs only a part of it takes that part, such as `Pick<Project, 'types' | 'parameters'>`.
 */
export interface Project {
  /** Every document and object that the Studio is given. */
  types: readonly StudioType[];
  /** The kinds of section, by their `_type`. */
  kinds: Readonly<Record<string, Kind>>;
  /** Where sections stand, and how they are asked for; without it there are none. */
  sections?: SectionsField;
  /** The documents that queries ask for one at a time, such as those that have a page of their own. */
  documents?: Documents;
  /** The site's own queries with their contracts; those of the sections and documents come on top. */
  queries: readonly Claim[];
  /** The parameters that the site gives to every query, each with one value that shows its type. */
  parameters: Readonly<Record<string, unknown>>;
  /**
   * The types whose fields are for editors alone, so that no query need read them. Leave it out when there are more
   * queries than the ones given here: then nothing checks that each field is read.
   */
  forEditors?: readonly string[];
  /**
   * The existing migrations, each with the changes of the schema that it covers, as paths such as `faq.items[].text`.
   */
  migrations: readonly { name: string; covers: readonly string[] }[];
  /** How to write a migration in this project, for whoever has made a change: a command, or a page to read. */
  coverWith?: string;
  /** The file in which the snapshot of schema and queries is kept, where one is. */
  snapshot?: URL;
  /** What the site makes of stored documents; only the check of datasets needs it. */
  site?: Site;
  /** How the site serves its views; leave it out when it does so as Next does. */
  served?: Omit<ServedViews, 'files' | 'exports'>;
}

/** What a project says of itself in `contract.config.ts`: types and queries, and the rest as far as it has it. */
export interface Config extends Partial<Omit<Project, 'types' | 'queries'>> {
  types: readonly StudioType[];
  queries: readonly Claim[];
  /** The plugins of the Studio that bring types of their own, such as `codeInput()`. */
  plugins?: readonly unknown[];
}

/**
 * Makes a project to be proved, for the default export of `contract.config.ts`.
 * @example
 * export default defineConfig({
 *   types: schemaTypes,
 *   queries: [{ subject: 'posts', query: postsQuery, contract: posts }],
 * });
 */
export function defineConfig<const Own extends Config>(config: Own): Project & Own {
  const types = [...config.types, ...(config.plugins ?? []).flatMap(typesOf)];
  return { kinds: {}, parameters: {}, migrations: [], ...config, types };
}

/**
 * The types that a plugin of the Studio or a whole `sanity.config.ts` brings: its own, and those of the plugins in it.
 */
export function typesOf(studio: unknown): StudioType[] {
  if (Array.isArray(studio)) return studio.flatMap(typesOf);
  if (typeof studio !== 'object' || studio === null) return [];
  // Configurations of Sanity are plain objects, and so are plugins.
  const { schema, plugins } = studio as { schema?: { types?: unknown }; plugins?: unknown };
  const types: unknown = typeof schema?.types === 'function' ? schema.types([]) : schema?.types;
  return [...(Array.isArray(types) ? types : []), ...(Array.isArray(plugins) ? typesOf(plugins) : [])];
}

/** A project of which a snapshot is kept. */
export type KeptProject = Project & { snapshot: URL };

/** A type of the Studio, as its schema defines it. */
export interface StudioType {
  name: string;
  type: string;
}

/** What a kind of section brings to the proof. */
export interface Kind {
  /** The GROQ projection of a stored section. */
  projection: string;
  /** What its view accepts; where there is none, the proof prints one that fits. */
  contract?: z.ZodType;
  /** Paths at which a finding of the proof is accepted, each with the reason. */
  excused?: Readonly<Record<string, string>>;
  /**
   * What the search would report of its view although it is intended, each with the reason: a field of the Studio that
   * the view does not show or whose choices look alike (`items[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
  /** The view that draws it, given the contract's output. */
  view?: URL | View;
}

/** The list of sections that documents of one type hold. */
export interface SectionsField {
  type: string;
  field: string;
  /** The GROQ that follows the field's name: it asks for each section by the projection of its kind. */
  projection: string;
  /**
   * Fields that `projection` itself asks for of every section, beside those of its kind; one of the queries proves
   * them.
   */
  ofPlace?: readonly string[];
  /**
   * For sections that can be documents of their own: the type of what stands in their place in the list, and the type
   * of the document.
   */
  shared?: { item: string; type: string };
  /** Where the kinds have their folders, and the file that says which of them the field offers: findings lead there. */
  folder: string;
  offeredIn: string;
}

/** Types of document, each with the one projection by which every query asks for such a document. */
export interface Documents {
  /** Each by its `_type`. */
  types: Readonly<Record<string, DocumentType>>;
  /**
   * The folder, from the root, that holds a folder for each type, by its name: what is saved in that, such as a layout,
   * changes the type.
   */
  folder?: string;
  /** Further fields that every type is asked for, as they stand in a projection. */
  besides?: string;
}

/** What a type of document brings to the proof. */
export interface DocumentType {
  /** The fields of the GROQ projection of a stored document. */
  fields: string;
  /** What its page accepts. */
  contract: z.ZodType;
  /** Paths at which a finding of the proof is accepted, each with the reason. */
  excused?: Readonly<Record<string, string>>;
}

/** A query, and the contract that its result must meet. */
export interface Claim {
  /** How findings name it: a kind, or what the query asks for. */
  subject: string;
  /** A whole GROQ query, such as `*[_type == "post"]{title}`. */
  query: string;
  /** What its result must meet; where there is none, the proof prints one that fits. */
  contract?: z.ZodType;
  /**
   * The types of `documents` that its answer holds under their own names: what is found of these is reported for the
   * type alone.
   */
  holds?: readonly string[];
  /** Paths at which a finding of the proof is accepted, each with the reason. */
  excused?: Readonly<Record<string, string>>;
  /** The view that draws its result, given the contract's output. */
  view?: URL | View;
  /**
   * What would be found of its view although it is intended, each with the reason: a place in the result whose text the
   * view does not show or whose choices look alike (`[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
}

/** A view, and what it is given. */
export interface View {
  /**
   * The file, such as `new URL('./app/movies.tsx', import.meta.url)`, whose default export draws; `movies.tsx#Movies`
   * names another export.
   */
  file: URL;
  /**
   * Makes the view's properties from the contract's output, or null when nothing is drawn; left out, the output itself
   * is the properties.
   */
  props?: (made: never) => object | null;
}

/** What a site makes of stored documents, as far as the check of a dataset needs it. */
export interface Site extends LinkRules {
  /** The path of a document; null while it has none, and for a type that has no addresses. */
  addressOf(document: StoredDocument): string | null;
  /** The name of the field in which an editor changes the address of a document of this type. */
  addressField(type: string): string;
  /** Addresses that have no document of their own, such as the further pages of a list. */
  moreAddresses(ask: AskDataset): Promise<readonly string[]>;
  /** Documents that lead from one path to another: their type, the field with the path, and the one with the link. */
  redirects: { type: string; from: string; to: string };
  /** The places on the page of a document that links can jump to. */
  anchorsOf(document: StoredDocument, ask: AskDataset): Promise<readonly string[]>;
  /**
   * What visitors would not see of a document because it, or a part of it, does not meet its contract; each with place
   * and reason.
   */
  unseen(document: StoredDocument, ask: AskDataset): Promise<{ path: string; reason: string }[]>;
  /**
   * What the Studio tells editors about a document before it goes out, besides its rules; leave it out when it tells
   * nothing.
   */
  told?(document: StoredDocument, ask: AskDataset): Promise<Told[]>;
}

/** What editors are told of a field, with its place: a fault keeps the document back, advice does not. */
export interface Told {
  isFault: boolean;
  path: string;
  reason: string;
}

/** What visitors get for a query in a dataset. */
export type AskDataset = (query: string, params?: Record<string, unknown>) => unknown;

/** A project for which the search makes random documents. */
export interface SearchedProject extends Required<Pick<Project, 'types' | 'kinds' | 'sections'>> {
  rules: CustomRules;
  /** A document without sections into which generated ones are put. */
  holder: StoredDocument;
}

/** The views of a project as its React serves them: drawn on a server, with pieces in them that run in the browser. */
export interface ServedViews {
  /** The file of each view, by its kind; its default export draws, or the export that `exports` names. */
  files: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, string>>;
  /**
   * The renderer of server components that the site uses, as it is imported, such as
   * `react-server-dom-webpack/server.node`.
   */
  renderer: string;
  /** The packages that the site's bundler replaces on the server, such as React, each with what it takes instead. */
  aliases: Readonly<Record<string, string>>;
  /** The packages that only a server can have, besides `server-only` and what Node brings. */
  serverOnly: readonly string[];
  /** The files of browser pieces that get their properties as JSON, even where React could send more. */
  islands?: readonly string[];
}

/**
 * What the custom rules of a schema demand: these are functions, so nobody can read it from them. A rule that is
 * missing here is found by a test that gives generated documents to Sanity's own validator.
 */
export interface CustomRules {
  /** By the name of a type: mends a generated value as the type's rules demand, so that an editor could publish it. */
  mend: Readonly<Record<string, (value: Record<string, unknown>) => Record<string, unknown>>>;
  /**
   * Values for fields whose form a custom rule demands, or whose text has a language of its own, by the name of the
   * field, or of its type and the field.
   */
  values: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

/** A document as it is stored. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}
