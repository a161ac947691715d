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

/** Where a page stands that is one of several on which a section goes on. */
export interface PlaceBelow {
  /** What tells it from the page that holds the section, such as "Research, page 2"; empty for that page itself. */
  title: string;
  /** The same behind the title of that page, as in "Blog: Research, page 2". */
  suffix: string;
  isEmpty: boolean;
  previous: string | null;
  next: string | null;
}

/** An address of the site, as search engines are told of it; the time is in ISO 8601, and null where none is told. */
export interface Listed {
  path: string;
  updatedAt: string | null;
  noindex: boolean;
}

/** The addresses below a page on which a section of a kind goes on. */
export interface AddressesBelow {
  /** What they depend on, as a whole GROQ query whose answer does not grow with what is listed. */
  query: string;
  /** Its checked answer: the way from a page that holds such a section to the addresses below it. */
  contract: z.ZodType<(page: Listed) => Listed[]>;
}

/** What is said of a kind where sections are inserted. */
export interface InsertEntry {
  group: MenuGroup;
  /** Its place in the group, counted from 1. */
  place: number;
  /** What it is for, in a sentence for editors. */
  about?: string;
  /** What people call it besides, with a comma between each two: "slider, carousel". */
  words?: string;
}

/**
 * All that is said of a kind of section and that the Studio, the site and the contract all need. What only one of them
 * needs (its view, its Markdown, its structured data, examples for the search) stands in a file of its own in the kind's
 * folder, which a list made from the folders binds.
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
  /** The GROQ condition by which a stored section is known to be of an older form, which a migration makes new. */
  oldForm?: string;
  /** Which paths of the contract the proof cannot follow, each with the reason why nothing can go wrong there. */
  excused?: Readonly<Record<string, string>>;
  /**
   * What the search would report of its view and is meant so, each with the reason: a field of the Studio that it does
   * not show or whose choices look alike (`items[].note`), or a rule of axe (`axe list`).
   */
  intended?: Readonly<Record<string, string>>;
  /** How an editor finds it where sections are inserted; without it the kind stands under "More". */
  menu?: InsertEntry;
  /** Whether it brings the main heading of a page, of which a page has one: its view takes `InOutline` as well, and draws its title in that rank. */
  hasMainHeading?: boolean;
  /** Whether its view draws a picture of the place at which it stands: it takes `OnPage` as well. */
  isDrawn?: boolean;
  /** How many of this kind may follow each other on a page before the Studio advises against it; two where it is not said. */
  maxInRow?: number;
  /** The headings to which the contents of a page lead, in the order in which its view, which takes `InOutline` as well, gives them their ids. */
  headings?(section: z.output<Contract>): readonly KindHeading[];
  /** The places within a section that links can jump to and that no editor has named. */
  places?(section: z.output<Contract>): readonly string[];
  /** For a kind that goes on at addresses of its own below the page: of these a page holds one, and none is shared. */
  addresses?: {
    /** The GROQ condition on a page, of the parameters of `indexParams`, under which the address asked for exists. */
    exists: string;
    /** At which of the addresses a section stands. */
    placeOf(section: z.output<Contract>): PlaceBelow;
    /** All of them, for search engines. */
    below: AddressesBelow;
  };
  /** At which places, counted from 1, templates of pages begin with a section of this kind. */
  templates?: Readonly<Partial<Record<PageTemplateName, number | readonly number[]>>>;
}

/**
 * Says what a kind of section is; the properties of its view are those of its contract.
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
 * Nothing of a contract that accepts what the query answers (answers.ts), nor of a kind that is new; of any other what no
 * contract has, so that the compiler names the keys that do not fit.
 */
type Accepting<Name, Contract extends z.ZodType> = Name extends keyof Answers
  ? Answers[Name] extends z.input<Contract>
    ? unknown
    : { contract: Misfits<Answers[Name], z.input<Contract>> }
  : unknown;

type Misfits<Answer, Input> = {
  // By this name the compiler says what is wrong.
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
