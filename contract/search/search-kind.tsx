import * as fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as z from 'zod';
import { describeIssues } from '#sections/describe-issues.ts';
import type { CompiledType } from '../proof/rules.ts';
import { type Counterexample, shorten } from './counterexample.ts';
import type { SearchEngine } from './engine.ts';
import { markupFault } from './markup-faults.ts';
import { objects } from './values.ts';
import { assets, type WorldDocument, worldOf, worlds } from './world.ts';

/** A kind to be searched: its compiled types, its projection, its contract and its view. */
export interface SearchedKind {
  kind: string;
  compiled: { get(name: string): unknown };
  projection: string;
  contract: z.ZodType;
  view: ComponentType<never>;
  /** The types of the documents around the section; those of the project unless told otherwise. */
  neighbours?: string[];
}

/**
 * Looks for a section that an editor can publish and that breaks its kind: its contract refuses it, its view throws or
 * complains, or its HTML is not valid or not escaped. Answers the shortest such section that it finds, or null.
 */
export function searchKind(
  searched: SearchedKind,
  engine: SearchEngine,
  { runs, seed }: { runs: number; seed?: number },
): Counterexample | null {
  const { kind, compiled } = searched;
  const type = compiled.get(kind) as CompiledType | undefined;
  if (!type) throw new Error(`There is no type "${kind}" among the compiled types.`);
  const sections = objects(type, worldOf(searched.neighbours)).map((section) => ({
    ...section,
    _key: 'a',
    _type: kind,
  }));
  const fault = (section: object, neighbours: WorldDocument[]) =>
    faultOf(searched, engine, section, neighbours);
  const property = fc.property(
    sections,
    worlds(compiled, searched.neighbours),
    (section, neighbours) => fault(section, neighbours) === undefined,
  );
  const found = fc.check(property, { numRuns: runs, seed });
  if (!found.failed || !found.counterexample) return null;
  const [section, neighbours] = found.counterexample;
  return shorten(section, neighbours, fault);
}

function faultOf(
  { kind, projection, contract, view }: SearchedKind,
  engine: SearchEngine,
  section: object,
  neighbours: WorldDocument[],
): string | undefined {
  const page = {
    _id: 'page-of-the-search',
    _type: 'page',
    title: 'Page',
    path: { current: '/page' },
    sections: [section],
  };
  const query = `*[_id == "page-of-the-search"][0].sections[]{_key, _type, _type == "${kind}" => ${projection}}`;
  const [raw] = engine.ask(query, [...assets, ...neighbours, page]) as unknown[];
  const checked = contract.safeParse(raw);
  if (!checked.success) return `The contract refuses it: ${describeIssues(checked.error, raw)}.`;
  return faultOfView(view as ComponentType<object>, checked.data as object);
}

function faultOfView(View: ComponentType<object>, props: object): string | undefined {
  const complaints: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  console.error = listen;
  console.warn = listen;
  try {
    const html = renderToStaticMarkup(<View {...props} />);
    return complaints[0] ? `The view complains: ${complaints[0]}` : markupFault(html);
  } catch (thrown) {
    return `The view fails: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  } finally {
    Object.assign(console, { error, warn });
  }
}
