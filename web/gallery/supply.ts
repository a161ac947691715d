import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { targetsWithin } from '#contract/reading/compiled-type.ts';
import { compiledType } from '#pages/compiled-types.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';

const ids = z.array(z.string());

const supply = z.object({ present: ids, pictures: ids, files: ids, documents: z.record(z.string(), ids) });

/** What a lake has for the fields of a kind: the ids of pictures, of files, and of documents by their type. */
export type Supply = z.output<typeof supply>;

/** Asks a lake for what a kind can show; `present` are the pictures of its sample that the lake has. */
export async function readSupply(client: SanityClient, kind: SectionKind): Promise<Supply> {
  const some = (type: string) => `*[_type == "${type}"] | order(_id)[0...24]._id`;
  const documents = [...targetsWithin(compiledType(kind))].map((type) => `"${type}": ${some(type)}`);
  const query = `{
    "present": *[_id in $wanted]._id,
    "pictures": ${some('sanity.imageAsset')},
    "files": ${some('sanity.fileAsset')},
    "documents": {${documents.join(', ')}}
  }`;
  const wanted = [...picturesIn(kinds[kind].sample)];
  return supply.parse(await client.fetch(query, { wanted }, { perspective: 'published', cache: 'no-store' }));
}

/** The pictures of a section that the lake does not have. */
export function missingPictures(section: unknown, { present, pictures }: Supply): string[] {
  return [...picturesIn(section)].filter((id) => !present.includes(id) && !pictures.includes(id));
}

/**
 * The same section, with each picture that the lake does not have replaced by that of the lake with the most similar
 * proportions.
 */
export function withPictures<T>(section: T, supply: Supply): T {
  const { pictures } = supply;
  const missing = missingPictures(section, supply);
  if (missing.length === 0 || pictures.length === 0) return section;
  const stored = missing.reduce(
    (text, id) => text.replaceAll(id, mostAlike(id, pictures)),
    JSON.stringify(section),
  );
  return JSON.parse(stored);
}

function picturesIn(section: unknown): Set<string> {
  return new Set(JSON.stringify(section).match(/\bimage-[0-9a-f]{40}-\d+x\d+-\w+/g));
}

function mostAlike(id: string, pictures: string[]): string {
  const distance = (other: string) => Math.abs(Math.log(ratioOf(other) / ratioOf(id)));
  return pictures.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

function ratioOf(id: string): number {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)-/.exec(id) ?? [];
  return Number(width) / Number(height);
}
