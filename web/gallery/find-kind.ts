import { notFound } from 'next/navigation';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { client } from '../content/site-client.ts';
import { casesOf, type GalleryCase } from './cases.ts';
import { missingPictures, readSupply } from './supply.ts';

/** A kind with its cases, filled with what the lake has. */
export interface FoundKind {
  kind: SectionKind;
  cases: GalleryCase[];
  /** How many pictures of the sample the lake does not have; other pictures of the lake stand in for them. */
  missing: number;
}

/** Finds the kind that an address of the gallery names; answers with the 404 page when there is none. */
export async function findKind(name: string): Promise<FoundKind> {
  if (!Object.hasOwn(kinds, name)) notFound();
  const kind = name as SectionKind;
  const supply = await readSupply(client, kind);
  return { kind, cases: casesOf(kind, supply), missing: missingPictures(kinds[kind].sample, supply).length };
}
