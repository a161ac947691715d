import type { BlockContent } from 'mdast';
import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { Border } from '../border/open-border.ts';
import { checkContract } from '../checking/check-contract.ts';
import { describeIssues } from '../checking/describe-issues.ts';
import { compiledType } from '../compiled-type-of.ts';
import { withPage } from '../findings.ts';
import type { WrittenProject } from '../places/places.ts';
import { refusalLines } from '../places/refusal-lines.ts';
import type { StoredDocument } from '../project.ts';
import { contradictionIn } from './contradiction.ts';
import { type Counterexample, cannotBeSearched, type Effort, findCounterexample } from './counterexample.ts';
import type { SearchEngine } from './engine.ts';
import { markdownFault } from './markdown-fault.ts';
import { objects } from './values.ts';
import { viewFault } from './view-fault.ts';
import type { ViewReact } from './view-react.ts';
import { assets, type Surroundings, worlds } from './world.ts';

/** A kind to be searched: its compiled types, its projection, its contract and its view. */
export interface SearchedKind {
  kind: string;
  compiled: { get(name: string): unknown };
  projection: string;
  contract: z.ZodType;
  view: ComponentType<never>;
  /** The React that the view imports. */
  react: ViewReact;
  /** The border of its view between server and browser; not looked at where there is none. */
  border?: Border;
  /** How it becomes blocks of Markdown, and how these are written; not looked at when left out. */
  markdown?: { blocksOf: (props: never) => BlockContent[]; write: (blocks: BlockContent[]) => string };
  /** A good example, as it is stored. */
  sample?: object;
  /** What is found of its view and intended (`intended` of a kind). */
  intended?: Readonly<Record<string, string>>;
  /** Fields about its place in the page, which its view does not get. */
  ofPlace?: readonly string[];
  /** What stands around the section. */
  world: Surroundings;
  /** Where the project is written: with it, what the contract refuses is told with its lines. */
  written?: WrittenProject;
}

/**
 * Looks for a section that an editor can publish and that breaks its kind: its contract refuses it, its view throws or
 * complains, its HTML is not valid or not escaped, or its Markdown reads as something else. Answers the shortest such
 * section that it finds, or null. A kind that cannot be searched counts as found, with the reason; one that is no
 * compiled type throws.
 * @example
 * searchKind({ kind, compiled, projection, contract, view, world }, openSearchEngine(), { runs: 120, seed: 3 });
 */
export function searchKind(
  searched: SearchedKind,
  engine: SearchEngine,
  effort: Effort,
): Counterexample | null {
  const { kind, compiled, world } = searched;
  const type = compiledType(compiled, kind);
  if (!type) throw new Error(`There is no type "${kind}" among the compiled types.`);
  try {
    const contradiction = contradictionIn(type);
    if (contradiction) throw new Error(contradiction);
    const sections = objects(type, world).map((section) => ({ ...section, _key: 'a', _type: kind }));
    return findCounterexample(
      sections,
      worlds(compiled, world),
      (section, around) => sectionFault(searched, engine, section, around),
      effort,
    );
  } catch (error) {
    return cannotBeSearched(error, effort.seed ?? 0);
  }
}

function sectionFault(
  searched: SearchedKind,
  engine: SearchEngine,
  section: object,
  neighbours: StoredDocument[],
): string | undefined {
  const { view, react, markdown } = searched;
  const { props, fault: refused } = propsOf(searched, engine, section, neighbours);
  if (!props) return refused;
  // Both take what the contract of their kind makes, which the compiler cannot know of every kind.
  const fault = viewFault(react.createElement(view as ComponentType<object>, props), react);
  return fault ?? (markdown && markdownFault(markdown.blocksOf(props as never), markdown.write));
}

/** What the view of a kind gets of a stored section among other documents, or why its contract refuses it. */
export function propsOf(
  { kind, projection, contract, world, written }: SearchedKind,
  engine: SearchEngine,
  section: object,
  neighbours: readonly StoredDocument[],
): { props?: object; fault?: string } {
  const { field } = world.sections;
  const page = { ...world.holder, [field]: [section] };
  const query = `*[_id == "${page._id}"][0].${field}[]{_key, _type, _type == "${kind}" => ${projection}}`;
  // The query projects a list.
  const [raw] = engine.ask(query, [...assets, ...neighbours, page]) as unknown[];
  const checked = checkContract(contract, raw);
  if (!checked.success) {
    const { issues } = checked.error;
    const said = `The contract refuses it: ${describeIssues(checked.error, raw)}.`;
    const lines = written ? refusalLines({ subject: kind, issues }, written) : [];
    return { fault: withPage('contract-refuses', [said, ...lines].join('\n')) };
  }
  // A section is an object, whatever its contract makes of it.
  return { props: checked.data as object };
}
