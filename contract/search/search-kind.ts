import { type ComponentType, createElement } from 'react';
import type * as z from 'zod';
import { typeOfPages } from '#schemas/addresses.ts';
import { checkContract } from '#schemas/check-contract.ts';
import type { Markdown } from '#schemas/markdown/build.ts';
import { describeIssues } from '#sections/describe-issues.ts';
import { compiledType } from '../compiled-type-of.ts';
import { type Counterexample, type Effort, findCounterexample } from './counterexample.ts';
import type { SearchEngine } from './engine.ts';
import { markdownFault } from './markdown-fault.ts';
import { objects } from './values.ts';
import { viewFault } from './view-fault.ts';
import { assets, type WorldDocument, worldOf, worlds } from './world.ts';

/** A kind to be searched: its compiled types, its projection, its contract and its view. */
export interface SearchedKind {
  kind: string;
  compiled: { get(name: string): unknown };
  projection: string;
  contract: z.ZodType;
  view: ComponentType<never>;
  /** What it is in Markdown; not looked at where there is none. */
  markdown?: (props: never) => Markdown;
  /** The types of the documents around the section; those of the project unless told otherwise. */
  neighbours?: string[];
}

/**
 * Looks for a section that an editor can publish and that breaks its kind: its contract refuses it, its view throws or
 * complains, its HTML is not valid or not escaped, or its Markdown reads as something else. Answers the shortest such section that it finds, or null.
 * @example
 * searchKind({ kind, compiled, projection, contract, view }, openSearchEngine(), { runs: 120, seed: 3 });
 */
export function searchKind(
  searched: SearchedKind,
  engine: SearchEngine,
  effort: Effort,
): Counterexample | null {
  const { kind, compiled, neighbours } = searched;
  const type = compiledType(compiled, kind);
  if (!type) throw new Error(`There is no type "${kind}" among the compiled types.`);
  const sections = objects(type, worldOf(neighbours)).map((section) => ({
    ...section,
    _key: 'a',
    _type: kind,
  }));
  return findCounterexample(
    sections,
    worlds(compiled, neighbours),
    (section, around) => sectionFault(searched, engine, section, around),
    effort,
  );
}

function sectionFault(
  { kind, projection, contract, view, markdown }: SearchedKind,
  engine: SearchEngine,
  section: object,
  neighbours: WorldDocument[],
): string | undefined {
  const page = {
    _id: 'page-of-the-search',
    _type: typeOfPages(),
    title: 'Page',
    path: { current: '/page' },
    sections: [section],
  };
  const query = `*[_id == "page-of-the-search"][0].sections[]{_key, _type, _type == "${kind}" => ${projection}}`;
  // The query projects a list.
  const [raw] = engine.ask(query, [...assets, ...neighbours, page]) as unknown[];
  const checked = checkContract(contract, raw);
  if (!checked.success) return `The contract refuses it: ${describeIssues(checked.error, raw)}.`;
  // Both take what the contract of their kind makes, which the compiler cannot know of any kind.
  const fault = viewFault(createElement(view as ComponentType<object>, checked.data as object));
  return fault ?? (markdown && markdownFault(markdown(checked.data as never)));
}
