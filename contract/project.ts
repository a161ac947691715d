import type * as fc from 'fast-check';
import type * as z from 'zod';
import type { LinkRules } from './checking/link-fault.ts';

/**
 * A project as the contract is handed it: plain data and functions. Whoever looks at one part of it alone says which,
 * such as `Pick<Project, 'types' | 'parameters'>`; it is made by `defineConfig`, which needs the types and queries alone.
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
  /** What the site gives to every query: one value of each parameter says its type. */
  parameters: Readonly<Record<string, unknown>>;
  /**
   * The types whose fields are for editors alone, so that no query need read them. Where it is left out, there are more
   * queries than these, and nobody asks whether each field is read.
   */
  forEditors?: readonly string[];
  /** The migrations that there are, with the changes of the schema that each covers, as paths such as `faq.items[].text`. */
  migrations: readonly { name: string; covers: readonly string[] }[];
  /** How a migration is written here, as whoever has made a change is told: a command, or a page to read. */
  coverWith?: string;
  /** The file in which the snapshot of schema and queries is kept, where one is. */
  snapshot?: URL;
  /** What the site makes of stored documents, where datasets are checked for that. */
  site?: Site;
  /** How the site serves its views, where that is not how Next does it. */
  served?: Omit<ServedViews, 'files' | 'exports'>;
}

/** What a project says of itself in `contract.config.ts`: types and queries, and of the rest what it has. */
export interface Config extends Partial<Omit<Project, 'types' | 'queries'>> {
  types: readonly StudioType[];
  queries: readonly Claim[];
  /** The plugins of the Studio that bring types of their own, such as `codeInput()`. */
  plugins?: readonly unknown[];
}

/**
 * A project as it is proved, for the default export of `contract.config.ts`.
 * @example
 * export default defineConfig({ types: schemaTypes, queries: [{ subject: 'posts', query: postsQuery, contract: posts }] });
 */
export function defineConfig<const Own extends Config>(config: Own): Project & Own {
  const types = [...config.types, ...(config.plugins ?? []).flatMap(typesOf)];
  return { kinds: {}, parameters: {}, migrations: [], ...config, types };
}

/** The types that a plugin of the Studio brings, or a whole `sanity.config.ts`: its own, and those of the plugins in it. */
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
  /** Paths at which the proof refutes something or cannot tell, each with the reason why that is well. */
  excused?: Readonly<Record<string, string>>;
  /**
   * What the search would report of its view and is meant so, each with the reason: a field of the Studio that it does
   * not show or whose choices look alike (`items[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
  /** What draws it, given what the contract makes. */
  view?: URL | View;
}

/** The list of sections that documents of one type hold. */
export interface SectionsField {
  type: string;
  field: string;
  /** The GROQ behind the field: each section through the projection of its kind. */
  projection: string;
  /** Fields of every kind that it asks for itself, beside the projection of the kind, and that one of the queries proves. */
  ofPlace?: readonly string[];
  /** Where sections can be documents of their own: what stands in their place in the list, and the type of the document. */
  shared?: { item: string; type: string };
  /** Where the kinds have their folders, and the file that says which of them the field offers: findings lead there. */
  folder: string;
  offeredIn: string;
}

/** Types of document that are each asked for by a projection of their own, whichever query asks for one. */
export interface Documents {
  /** Each by its `_type`. */
  types: Readonly<Record<string, DocumentType>>;
  /** Where each has a folder of its name, from the root: what is saved in it, such as a layout, changes that type. */
  folder?: string;
  /** What each is asked for besides its own fields, as they stand in a projection. */
  besides?: string;
}

/** What a type of document brings to the proof. */
export interface DocumentType {
  /** The fields of the GROQ projection of a stored document. */
  fields: string;
  /** What its page accepts. */
  contract: z.ZodType;
  /** Paths at which the proof refutes something or cannot tell, each with the reason why that is well. */
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
  /** The types of `documents` that stand in its answer under their own names: what is found of those is said of the type alone. */
  holds?: readonly string[];
  /** Paths at which the proof refutes something or cannot tell, each with the reason why that is well. */
  excused?: Readonly<Record<string, string>>;
  /** What draws its result, given what the contract makes. */
  view?: URL | View;
  /**
   * What would be found of its view and is meant so, each with the reason: a place in the result whose text it does not
   * show or whose choices look alike (`[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
}

/** A view, and what it is given. */
export interface View {
  /** `new URL('./app/movies.tsx', import.meta.url)`: what the file exports as `default` draws, or by a name, `movies.tsx#Movies`. */
  file: URL;
  /** The properties that it gets of what the contract makes, null where nothing is drawn; where it is left out, these are that itself. */
  props?: (made: never) => object | null;
}

/** What a site makes of stored documents, as far as a dataset is checked for it. */
export interface Site extends LinkRules {
  /** The path at which a document stands; null while it has none, and for one that has no address. */
  addressOf(document: StoredDocument): string | null;
  /** The name of the field in which an editor gives a document of an addressed type another address. */
  addressField(type: string): string;
  /** Addresses of no document of their own, such as the further pages of a list. */
  moreAddresses(ask: AskDataset): Promise<readonly string[]>;
  /** Documents that lead from one path to another: their type, the field with the path, and the one with the link. */
  redirects: { type: string; from: string; to: string };
  /** The places on the page of a document that links can jump to. */
  anchorsOf(document: StoredDocument, ask: AskDataset): Promise<readonly string[]>;
  /** What visitors would not see of a document, with its place and the reason: it, or a part, does not meet its contract. */
  unseen(document: StoredDocument, ask: AskDataset): Promise<{ path: string; reason: string }[]>;
  /** What its Studio tells editors of a document before it goes out, besides its rules; left out where it tells them nothing. */
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

/** A project of which the search makes random documents. */
export interface SearchedProject extends Required<Pick<Project, 'types' | 'kinds' | 'sections'>> {
  rules: CustomRules;
  /** A document without sections into which generated ones are put. */
  holder: StoredDocument;
}

/** The views of a project as its React serves them: drawn on a server, with pieces in them that run in the browser. */
export interface ServedViews {
  /** The file of each view, by its kind; what it exports as `default` draws it, or by the name in `exports`. */
  files: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, string>>;
  /** The renderer of server components that the site uses, as it is imported: `react-server-dom-webpack/server.node`. */
  renderer: string;
  /** What the site's bundler puts in the place of packages on the server, such as a React of its own. */
  aliases: Readonly<Record<string, string>>;
  /** The packages that only a server can have, besides `server-only` and what Node brings. */
  serverOnly: readonly string[];
  /** The files of pieces of the browser that get what they are handed as JSON, whatever React could send them. */
  islands?: readonly string[];
}

/**
 * What custom rules of a schema demand, which are functions that nobody can read. A rule that is forgotten is found by a
 * test that gives generated documents to Sanity's own validator.
 */
export interface CustomRules {
  /** Mends a generated value as the rules of its type demand, so that an editor could publish it; by the name of the type. */
  mend: Readonly<Record<string, (value: Record<string, unknown>) => Record<string, unknown>>>;
  /**
   * Values of fields whose form a custom rule demands or whose text has a language of its own, by the name of the
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
