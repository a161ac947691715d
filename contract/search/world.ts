import * as fc from 'fast-check';
import { compiledTypes } from '#pages/compiled-types.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { kinds } from '#sections/registry.ts';
import { compiledType } from '../compiled-type-of.ts';
import { targetsWithin } from '../reading/compiled-type.ts';
import { objects, type World } from './values.ts';

/** A document as it is stored. */
export interface WorldDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

const hash = 'a'.repeat(40);
const image = `image-${hash}-1200x630-png`;
const file = `file-${hash}-riv`;

/** A picture and a file, as the lake stores them. */
export const assets: WorldDocument[] = [
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

const listed = Object.values(kinds).flatMap(({ projection }) =>
  [...projection.matchAll(/_type == "([^"]+)"/g)].flatMap(([, type]) => type ?? []),
);

const referenced = [...compiledTypes.values()].flatMap((type) => [...targetsWithin(type)]);

/** The types of documents that sections list, and those that anything in the Studio can refer to. */
export const neighbourTypes = studioTypes
  .filter(({ name, type }) => type === 'document' && [...listed, ...referenced].includes(name))
  .map(({ name }) => name)
  .sort();

/** The documents around a section, which it can refer to or list: two of each type. */
export function worlds(
  compiled: { get(name: string): unknown },
  types = neighbourTypes,
  { isDraft }: Pick<World, 'isDraft'> = {},
): fc.Arbitrary<WorldDocument[]> {
  const ids = idsOf(types);
  const documents = types.flatMap((type) => {
    const own = compiledType(compiled, type);
    if (!own) return [];
    // What has an address is only linked to here: what stands on it is another case.
    const fields = own.fields?.filter(({ name }) => type === 'shared-section' || name !== 'sections');
    return (ids[type] ?? []).map((_id, index) =>
      objects({ ...own, fields }, { ids, isDraft }).map((document) => ({
        ...withOwnAddress(document, index),
        _id,
        _type: type,
      })),
    );
  });
  return fc.tuple(...documents);
}

// The Studio refuses the address that another document has.
function withOwnAddress(document: Record<string, unknown>, index: number): Record<string, unknown> {
  const own = ['slug', 'path'].flatMap((name) => {
    const slug = document[name] as { current: string } | null | undefined;
    return slug ? [[name, { ...slug, current: `${slug.current}-${index}` }]] : [];
  });
  return { ...document, ...Object.fromEntries(own) };
}

/** What the sections of a world can refer to. */
export function worldOf(types = neighbourTypes, { isDraft }: Pick<World, 'isDraft'> = {}): World {
  return { ids: idsOf(types), isDraft };
}

function idsOf(types: readonly string[]): Record<string, string[]> {
  const documents = types.map((type): [string, string[]] => [type, [`${type}-1`, `${type}-2`]]);
  return { ...Object.fromEntries(documents), 'sanity.imageAsset': [image], 'sanity.fileAsset': [file] };
}
