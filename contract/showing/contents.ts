import * as fc from 'fast-check';
import { compiledType } from '../compiled-type-of.ts';
import type { CustomRules, StoredDocument } from '../project.ts';
import { targetsWithin } from '../reading/compiled-type.ts';
import { objects } from '../search/values.ts';
import { assets } from '../search/world.ts';
import { fullOf, type Surrounding, tellingObjects } from './telling-values.ts';

/** One thing that an editor can publish, a section or a document, and what it stands among. */
export interface Content {
  /** Nothing where a dataset is empty. */
  own?: Record<string, unknown>;
  around: StoredDocument[];
}

/** What contents are made of. */
export interface Material {
  compiled: { get(name: string): unknown };
  /** Every type of document that there is. */
  documentTypes: readonly string[];
  /** The field that holds the sections of a page: what only stands around holds none. */
  held?: string;
  rules?: CustomRules;
  refused: Surrounding['refused'];
}

const randomRuns = 100;

/**
 * Contents in which something tells of a type, the least first: the thing itself varied in one place, then what it refers to,
 * then some at random.
 */
export function* contentsOf(
  name: string,
  material: Material,
  first: readonly string[] = [],
): Generator<Content> {
  const { compiled, rules, refused } = material;
  const type = compiledType(compiled, name);
  if (!type) return;
  const types = [...new Set([...first.filter((one) => one !== name), ...reachedFrom(name, material)])].filter(
    (one) => material.documentTypes.includes(one),
  );
  const ids = {
    ...Object.fromEntries(types.map((one): [string, string[]] => [one, [`${one}-1`, `${one}-2`]])),
    ...idsOf(assets),
  };
  const surrounding: Surrounding = { ids, refused, rules };
  const at = { place: name, depth: 0 };
  const around = aroundOf(types, material, surrounding);
  const alone = { ...surrounding, ids: idsOf(assets) };
  const [least] = tellingObjects(type, at, alone);
  yield { own: least, around: assets };
  for (const own of tellingObjects(type, at, surrounding)) yield { own, around };

  for (const other of types) {
    const preferring = { ...surrounding, preferred: other };
    const full = fullOf(type, at, preferring);
    const others = aroundOf(types, material, preferring).filter(({ _id }) => _id !== `${other}-1`);
    const varied = withoutHeld(other, material);
    if (!varied) continue;
    for (const document of tellingObjects(varied, { place: other, depth: 0 }, preferring))
      yield { own: full, around: [{ ...document, _id: `${other}-1`, _type: other }, ...others] };
  }

  for (const own of fc.sample(objects(type, { ids, rules }), { numRuns: randomRuns, seed: 1 }))
    yield { own, around };
}

function idsOf(documents: readonly StoredDocument[]): Record<string, string[]> {
  return Object.fromEntries(documents.map(({ _id, _type }) => [_type, [_id]]));
}

/** Two documents of each type, one with everything and one with what it must have, and a picture and a file. */
function aroundOf(types: readonly string[], material: Material, surrounding: Surrounding): StoredDocument[] {
  const documents = types.flatMap((name): StoredDocument[] => {
    const type = withoutHeld(name, material);
    if (!type) return [];
    const at = { place: name, depth: 0 };
    const [least = {}] = tellingObjects(type, at, surrounding);
    return [
      { ...fullOf(type, at, surrounding), _id: `${name}-1`, _type: name },
      { ...least, _id: `${name}-2`, _type: name },
    ];
  });
  return [...documents, ...assets];
}

function withoutHeld(name: string, { compiled, held }: Material) {
  const type = compiledType(compiled, name);
  return type && { ...type, fields: type.fields?.filter((field) => field.name !== held) };
}

/** The types of documents that one can refer to, and those that these can refer to. */
function reachedFrom(name: string, material: Material): Set<string> {
  const found = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const type = next === name ? compiledType(material.compiled, next) : withoutHeld(next, material);
    if (!type) continue;
    for (const target of targetsWithin(type))
      if (!found.has(target)) {
        found.add(target);
        open.push(target);
      }
  }
  return found;
}
