import type { ObjectDefinition } from '@sanity/types';
import type * as z from 'zod';
import type { Answers } from './answers.ts';
import type { MenuGroup } from './menu-groups.ts';
import type { PageTemplateName } from './page-templates.ts';

/** A heading within a section, to which a table of contents can lead. */
export interface KindHeading {
  title: string;
  level: 2 | 3 | 4;
}

/** The place of a page among the several pages on which a section continues. */
export interface PlaceBelow {
  /**
   * What distinguishes it from the page that holds the section, such as "Research, page 2"; empty for that page
   * itself.
   */
  title: string;
  /** The same as it follows the title of that page: the end of "Blog: Research, page 2". */
  suffix: string;
  isEmpty: boolean;
  previous: string | null;
  next: string | null;
}

/** An address of the site as search engines get it; `updatedAt` is in ISO 8601, or null where none is given. */
export interface Listed {
  path: string;
  updatedAt: string | null;
  noindex: boolean;
}

/** The addresses below a page on which a section of a kind continues. */
export interface AddressesBelow {
  /**
   * A whole GROQ query for what these addresses depend on. Its answer must not grow with the number of listed
   * documents.
   */
  query: string;
  /** The checked answer of the query: a function from a page that holds such a section to the addresses below it. */
  contract: z.ZodType<(page: Listed) => Listed[]>;
}

/** How a kind appears in the Studio's insert menu. */
export interface InsertEntry {
  group: MenuGroup;
  /** Its place in the group, counted from 1. */
  place: number;
  /** What the kind is for, in a sentence for editors. */
  about?: string;
  /** Other names that people use for it, separated by commas: "slider, carousel". */
  words?: string;
}

/**
 * Everything about a kind of section that the Studio, the site and the contract all need. What only one of them needs
 * (its view, its Markdown, its structured data, examples for the search) has a file of its own in the kind's folder
 * and is collected in a list that is generated from the folders.
 */
export interface Kind<Contract extends z.ZodType = z.ZodType> {
  /** What an editor fills in; its name is that of the kind and of its folder. */
  schema: Omit<ObjectDefinition, 'validation'> & { title: string };
  /** The GROQ projection of a stored section. */
  projection: string;
  /** What the view receives, checked. */
  contract: Contract;
  /** A good example, as it is stored. */
  sample: { readonly _type: string; readonly [field: string]: unknown };
  /** A GROQ condition that holds for a stored section of an older form, which a migration upgrades. */
  oldForm?: string;
  /** Paths of the contract that the proof cannot follow, each with the reason why nothing can go wrong there. */
  excused?: Readonly<Record<string, string>>;
  /**
   * Findings of the search about the view that are intended, each with its reason. A key is a Studio field that the
   * view does not show or whose choices look alike (`items[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
  /** How editors find the kind in the insert menu; a kind without it stands under "More". */
  menu?: InsertEntry;
  /**
   * Whether it can bring the one main heading of a page. Its view then also takes `InOutline` and draws its title at
   * that rank.
   */
  hasMainHeading?: boolean;
  /**
   * Whether its view draws a picture that depends on the section's place on the site. It then also takes `OnPage`.
   */
  isDrawn?: boolean;
  /** How many sections of this kind may follow each other before the Studio advises against it; 2 by default. */
  maxInRow?: number;
  /**
   * The headings for the table of contents, in the order in which the view gives them their ids. The view then also
   * takes `InOutline`.
   */
  headings?(section: z.output<Contract>): readonly KindHeading[];
  /** The places within a section that links can jump to, other than the anchors that editors set. */
  places?(section: z.output<Contract>): readonly string[];
  /**
   * For a kind that continues at addresses of its own below the page. A page holds one such section, and it is never
   * shared.
   */
  addresses?: {
    /** A GROQ condition on a page, with the parameters of `indexParams`: whether the requested address exists. */
    exists: string;
    /** The one of these addresses at which a checked section stands. */
    placeOf(section: z.output<Contract>): PlaceBelow;
    /** All of these addresses, for search engines. */
    below: AddressesBelow;
  };
  /** The positions, counted from 1, at which page templates contain a section of this kind. */
  templates?: Readonly<Partial<Record<PageTemplateName, number | readonly number[]>>>;
}

/**
 * Defines a kind of section. The compiler refuses a contract that does not accept what the query answers for the
 * kind.
 * @example
 * export const kind = defineKind({
 *   schema, projection, contract, sample,
 *   menu: { group: 'argument', place: 6 },
 *   templates: { landing: 4 },
 * });
 */
export const defineKind = <Contract extends z.ZodType, const Name extends string>(
  kind: Kind<Contract> & { schema: { name: Name } } & Accepting<Name, Contract>,
): Kind<Contract> => kind;

/**
 * Demands nothing more of a contract that accepts what the query answers (answers.ts), or of a kind that answers.ts
 * does not have yet. Of any other contract it demands a type that none has, so that the compiler names the keys that
 * do not fit.
 */
type Accepting<Name, Contract extends z.ZodType> = Name extends keyof Answers
  ? Answers[Name] extends z.input<Contract>
    ? unknown
    : { contract: Misfits<Answers[Name], z.input<Contract>> }
  : unknown;

type Misfits<Answer, Input> = {
  // The compiler shows this key in its error.
  [Key in MisfittingKeys<Answer, Input> as `${Key}: refuses what the query answers`]: [
    answers: Key extends keyof Answer ? Answer[Key] : undefined,
    accepts: Input[Key],
  ];
};

type MisfittingKeys<Answer, Input> = {
  [Key in keyof Input & string]: Key extends keyof Answer
    ? Answer[Key] extends Input[Key]
      ? never
      : Key
    : Key;
}[keyof Input & string];
