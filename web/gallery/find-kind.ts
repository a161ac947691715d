import { notFound } from 'next/navigation';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { client } from '../content/content.ts';
import { casesOf, type GalleryCase } from './cases.ts';
import { readSupply } from './supply.ts';

/** The kind that an address of the gallery names, with its cases as this lake can fill them; the 404 when there is none. */
export async function findKind(name: string): Promise<{ kind: SectionKind; cases: GalleryCase[] }> {
  if (!Object.hasOwn(kinds, name)) notFound();
  const kind = name as SectionKind;
  const { schema, sample } = kinds[kind];
  return { kind, cases: casesOf(kind, await readSupply(client, schema, sample)) };
}
