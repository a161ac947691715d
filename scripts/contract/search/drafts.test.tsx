import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import type { StoredDocument } from '#contract/project.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { findCounterexample } from '#contract/search/counterexample.ts';
import { effortOf } from '#contract/search/effort.ts';
import { openSearchEngine } from '#contract/search/engine.ts';
import { objects } from '#contract/search/values.ts';
import { lineOfThrown } from '#contract/search/view-fault.ts';
import { assets, worldOf, worlds } from '#contract/search/world.ts';
import { checkSection } from '#sections/check-section.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { heldSections } from '#sections/sections-query.ts';
import { views } from '#sections/views.ts';
import { project } from '../project/project.ts';
import { loadPieces } from './load-pieces.ts';
import { searchedProject } from './searched-project.ts';
import { tellFound } from './tell-found.ts';

const effort = effortOf(0.4);
const compiled = compileSchema(project.types);
const engine = openSearchEngine(project.parameters);
beforeAll(loadPieces);

/** Draws a section as a preview does; throws when it is refused, with the reason that the card would show. */
function show(section: object, neighbours: StoredDocument[] = []): string {
  const page = {
    _id: 'page-of-the-draft',
    _type: 'page',
    title: 'Page',
    path: { current: '/page' },
    sections: [section],
  };
  const found = engine.ask(`*[_id == "page-of-the-draft"][0]{${heldSections}}`, [
    ...assets,
    ...neighbours,
    page,
  ]);
  const checked = checkSection((found as { sections: unknown[] }).sections[0]);
  if (!checked.ok) throw new Error(checked.reason);
  const View = views[checked.kind] as ComponentType<typeof checked.props>;
  return renderToStaticMarkup(<View {...checked.props} />);
}

/** Why a section cannot be shown; undefined where it can. */
function faultIn(section: object, neighbours: StoredDocument[] = []): string | undefined {
  try {
    show(section, neighbours);
  } catch (thrown) {
    return [String(thrown), ...lineOfThrown(thrown)].join('\n');
  }
}

/** The same, with the section in question. */
function faultOf(section: object): string | undefined {
  const fault = faultIn(section);
  return fault && `${fault}\nStored is\n${JSON.stringify(section)}`;
}

/** Copies of a section, each without one of its values. */
function* incomplete(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (key === '_type' || key === '_key') continue;
    const others = Object.entries(value).filter(([name]) => name !== key);
    yield Array.isArray(value) ? others.map(([, item]) => item) : Object.fromEntries(others);
    for (const inner of incomplete(value[key as keyof typeof value])) {
      yield Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
    }
  }
}

test.each(Object.keys(kinds) as SectionKind[])(
  'a section of the kind %s in which any one thing is missing does not fail',
  (kind) => {
    const section = { _key: 'a', ...kinds[kind].sample };
    const drafts = [...incomplete(section)] as object[];
    expect(drafts.length).toBeGreaterThan(3);
    tellFound(drafts.flatMap((draft) => faultOf(draft) ?? []).slice(0, 1), kind);
  },
);

test.each(Object.keys(kinds) as SectionKind[])(
  'a section of the kind %s of which nothing is filled in does not fail',
  (kind) => {
    tellFound(
      [faultOf({ _key: 'a', _type: kind })].filter((fault) => fault !== undefined),
      kind,
    );
  },
);

test.each(Object.keys(kinds) as SectionKind[])(
  'a section of the kind %s with any of its values missing, among drafts and documents that nobody has published, does not fail',
  (kind) => {
    const world = worldOf(searchedProject, { isDraft: true });
    // Sanity's compiled types have more than their published types tell.
    const type = compiled.get(kind) as unknown as CompiledType;
    const sections = objects(type, world).map((section) => ({
      ...section,
      _key: 'a',
      _type: kind,
    }));
    const unfinished = worlds(compiled, world);
    const faultAmong = (section: object, neighbours: StoredDocument[]) => {
      const published = neighbours.map((one) =>
        one._id.endsWith('1') ? one : { ...one, _id: `drafts.${one._id}` },
      );
      return faultIn(section, published);
    };
    const found = findCounterexample(sections, unfinished, faultAmong, effort);
    tellFound(found, kind);
  },
);
