import * as fc from 'fast-check';
import type { CompiledType } from '../proof/rules.ts';
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

// In this order, so that each refers to those before it.
const neighbourTypes = ['author', 'category', 'page', 'position', 'post'];

/** The documents around a section that a section can refer to or list: two of each type, and the page that nobody published. */
export function worlds(
  compiled: { get(name: string): unknown },
  types = neighbourTypes,
): fc.Arbitrary<WorldDocument[]> {
  const ids = idsOf(types);
  const documents = types.flatMap((type) => {
    const compiledType = compiled.get(type) as CompiledType | undefined;
    if (!compiledType) return [];
    // A page of the neighbourhood is only linked to: what stands on it is another case.
    const fields = compiledType.fields?.filter(({ name }) => name !== 'sections');
    return (ids[type] ?? []).map((_id) =>
      objects({ ...compiledType, fields }, { ids }).map((document) => ({ ...document, _id, _type: type })),
    );
  });
  return fc.tuple(...documents);
}

/** What the sections of a world can refer to. */
export function worldOf(types = neighbourTypes): World {
  return { ids: idsOf(types) };
}

function idsOf(types: readonly string[]): Record<string, string[]> {
  const documents = types.map((type): [string, string[]] => [type, [`${type}-1`, `${type}-2`]]);
  return { ...Object.fromEntries(documents), 'sanity.imageAsset': [image], 'sanity.fileAsset': [file] };
}
