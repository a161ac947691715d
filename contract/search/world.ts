import * as fc from 'fast-check';
import { compiledType } from '../compiled-type-of.ts';
import type { SearchedProject, StoredDocument } from '../project.ts';
import { compileTypes } from '../reading/compile-types.ts';
import { rootOf, targetsWithin } from '../reading/compiled-type.ts';
import { differentTargets } from '../reading/different-targets.ts';
import { objects, type World } from './values.ts';

const hash = 'a'.repeat(40);
const image = `image-${hash}-1200x630-png`;
const file = `file-${hash}-riv`;

/** A picture and a file, as the lake stores them. */
export const assets: StoredDocument[] = [
  {
    _id: image,
    _type: 'sanity.imageAsset',
    url: `http://localhost:3030/images/tessera/production/${hash}-1200x630.png`,
    metadata: {
      _type: 'sanity.imageMetadata',
      lqip: 'data:image/png;base64,iVBORw0KGgo=',
      dimensions: { _type: 'sanity.imageDimensions', width: 1200, height: 630, aspectRatio: 1200 / 630 },
    },
  },
  {
    _id: file,
    _type: 'sanity.fileAsset',
    url: `http://localhost:3030/files/tessera/production/${hash}.riv`,
  },
];

/** The types of documents that sections list, and those that anything in the Studio can refer to. */
export function neighbourTypes({ types, kinds }: Pick<SearchedProject, 'types' | 'kinds'>): string[] {
  const listed = Object.values(kinds).flatMap(({ projection }) =>
    [...projection.matchAll(/_type == "([^"]+)"/g)].flatMap(([, type]) => type ?? []),
  );
  const referenced = [...compileTypes(types).values()].flatMap((type) => [...targetsWithin(type)]);
  return types
    .filter(({ name, type }) => type === 'document' && [...listed, ...referenced].includes(name))
    .map(({ name }) => name)
    .sort();
}

/** What stands around a generated section: the page that holds it, and documents of these types. */
export interface Surroundings extends World, Pick<SearchedProject, 'sections' | 'holder'> {
  types: readonly string[];
}

/**
 * What stands around the sections of a project, for these to refer to or list: two documents of each type, or as many
 * as some list demands.
 */
export function worldOf(
  project: SearchedProject,
  { types = neighbourTypes(project), isDraft = false }: { types?: readonly string[]; isDraft?: boolean } = {},
): Surroundings {
  const { sections, holder, rules } = project;
  const count = Math.max(2, differentTargets(compileTypes(project.types).values()));
  const documents = types.map((type): [string, string[]] => [
    type,
    Array.from({ length: count }, (_, index) => `${type}-${index + 1}`),
  ]);
  const ids = {
    ...Object.fromEntries(documents),
    'sanity.imageAsset': [image],
    'sanity.fileAsset': [file],
  };
  return { types, ids, sections, holder, rules, isDraft };
}

/** The documents around a section, as an editor can publish them. */
export function worlds(
  compiled: { get(name: string): unknown },
  world: Surroundings,
): fc.Arbitrary<StoredDocument[]> {
  const { field: held, shared } = world.sections;
  const documents = world.types.flatMap((type) => {
    const own = compiledType(compiled, type);
    if (!own) return [];
    // A neighbour is only linked to here: the sections on its page are another case.
    const fields = own.fields?.filter(({ name }) => type === shared?.type || name !== held);
    const slugs = own.fields?.filter((field) => rootOf(field.type) === 'slug').map(({ name }) => name);
    return (world.ids[type] ?? []).map((_id, index) =>
      objects({ ...own, fields }, world).map((document) => ({
        ...withOwnAddress(document, slugs ?? [], index),
        _id,
        _type: type,
      })),
    );
  });
  return fc.tuple(...documents);
}

// The Studio refuses an address that another document has.
function withOwnAddress(
  document: Record<string, unknown>,
  slugs: readonly string[],
  index: number,
): Record<string, unknown> {
  const own = slugs.flatMap((name) => {
    // What is generated for a slug is one, or nothing.
    const slug = document[name] as { current: string } | null | undefined;
    return slug ? [[name, { ...slug, current: `${slug.current}-${index}` }]] : [];
  });
  return { ...document, ...Object.fromEntries(own) };
}
