import type { SanityClient } from '@sanity/client';
import { checkContract } from '#contract/checking/check-contract.ts';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { addressesIn, deadLinks, type Known, namedIn } from '../inspect/dead-links.ts';
import type { Hint } from '../inspect/field-path.ts';
import { ownFaults } from '../inspect/own-faults.ts';
import { refusedSections } from '../inspect/refused-sections.ts';
import { sayAlike } from '../inspect/say-alike.ts';
import { type Described, lookOf } from '../inspect/search-look.ts';
import type { Use } from '../inspect/uses-of.ts';
import { type FoundMove, findMove } from '../path/find-move.ts';
import { idOf, perspectiveOf, releaseOf } from '../path/layered-id.ts';
import type { Move } from '../path/plan-move.ts';
import { canBeReviewed } from '../review/can-be-reviewed.ts';
import { pictureWords } from './picture-words.ts';
import { sampleWords } from './sample-words.ts';

/** A document as the form holds it: published, its draft, or its version in a release. */
export type Checked = Fields & { _id: string; _type: string };

/** What is to be known of a document before it goes out. */
export interface Preflight {
  /** Faults first; a fault keeps it from going out. */
  hints: Hint[];
  /** Its move to another address; `isLedOn` when visitors who have the old one will find something there. */
  move: FoundMove | undefined;
  /** Where it stands then; undefined while it has no address, as what stands on pages of others. */
  path: string | undefined;
  /** What visitors have of it, and the documents that show it or lead there, as they will be then. */
  before: Before;
}

/** A document before it goes out. */
export interface Before {
  isPublished: boolean;
  /** Whether they have it just so. */
  isSame: boolean;
  uses: readonly Use[];
}

const knownQuery = `{
  "documents": *[_id in $names]._id,
  "assets": *[_id in $names && _type in ["sanity.imageAsset", "sanity.fileAsset"]]{
    _id, size, altText, "width": metadata.dimensions.width
  },
  "addresses": ${addressesAtQuery},
  "site": *[_type == "site" && _id == "site"][0]${siteProjection}
}`;
const beforeQuery = '*[_id == $id][0]';
const usesQuery = `*[references($id) && _id != $id && _type != "redirect"]{
  _id, _type, "title": coalesce(title, brandName, lastName), path, slug
}`;
const sectionsQuery = `*[_id == $id][0].sections${sectionsProjection}`;
const weights: Hint['weight'][] = ['fault', 'advice', 'note'];

/** Whether documents of a type are looked at before they go out: all that visitors see or are led by, and no templates. */
export const isChecked = (type: string): boolean => canBeReviewed(type) || type === 'redirect';

/** Looks at a document as visitors will have it, and what it needs of others as they will have that: those that go out with it, too. */
export async function checkDocument(client: SanityClient, document: Checked): Promise<Preflight> {
  const id = idOf(document._id);
  const isInRelease = releaseOf(document._id) !== undefined;
  const ask = <Answer>(query: string, params: Record<string, unknown>, isOfVisitors: boolean) =>
    client.fetch<Answer>(query, params, {
      perspective: isOfVisitors || isInRelease ? perspectiveOf(document._id) : 'drafts',
    });
  const named = { names: namedIn(document).toSorted(), ...addressesAtParams(addressesIn(document)) };
  // Lists of posts need to know at which address they stand.
  const place = { ...resolveParams(storedAddress(document) ?? '/'), id };
  const [answer, sections, move, uses, published] = await Promise.all([
    ask<KnownAnswer>(knownQuery, named, true),
    ask<unknown>(sectionsQuery, place, false),
    findMove(client, document),
    ask<Use[]>(usesQuery, { id }, true),
    client.fetch<Fields | null>(beforeQuery, { id }, { perspective: 'published' }),
  ]);
  const all = [
    ...(move && !move.isLedOn && isInRelease ? [leftBehind(document, move)] : []),
    ...hintsOf(document, answer, Array.isArray(sections) ? sections : []),
  ];
  const hints = weights.flatMap((weight) => all.filter((hint) => hint.weight === weight));
  const isSame =
    published !== null && sayAlike({ ...published, _id: id }) === sayAlike({ ...document, _id: id });
  return { hints, move, path: pathOf(document), before: { isPublished: published !== null, isSame, uses } };
}

const pathOf = (document: Checked): string | undefined =>
  (isAddressed(document._type) ? storedAddress(document) : undefined) ?? undefined;

type KnownAnswer = Omit<Known, 'addresses'> & { addresses: unknown; site: unknown };

function hintsOf(document: Checked, answer: KnownAnswer, shown: unknown[]): Hint[] {
  const settings = checkContract(site.nullable(), answer.site).data ?? null;
  // Documents that have an address have the fields of one that is described; the form knows a document just as fields.
  const words = isAddressed(document._type) ? lookOf(document as Described, settings).hints : [];
  const own = storedAddress(document);
  const known = {
    ...answer,
    // What it links to of its own is there as soon as it is.
    documents: [...answer.documents, idOf(document._id)],
    addresses: [...addressesAt.parse(answer.addresses), ...(own ? [own] : [])],
  };
  return [
    ...words.filter(({ weight }) => weight !== 'note'),
    ...ownFaults(document, shown, answer.assets),
    ...deadLinks(document, known),
    ...refusedSections(shown),
    ...pictureWords(document),
    ...sampleWords(document),
  ];
}

function leftBehind({ _type }: Checked, { from, to }: Move): Hint {
  return {
    weight: 'fault',
    path: [isAddressed(_type) ? addressField(_type) : 'path'],
    text: `It moves from ${from} to ${to}, and whoever asks for ${from} would find nothing. Press “Make a redirect” in “Before it goes out”.`,
  };
}
