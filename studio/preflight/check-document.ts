import type { SanityClient } from '@sanity/client';
import { checkContract } from '#contract/checking/check-contract.ts';
import { addressesAt, addressesAtParams, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { placesOn } from '#pages/places-on.ts';
import { resolveParams } from '#pages/resolve-contract.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { checkSection } from '#sections/check-section.ts';
import { sectionsProjection } from '#sections/sections-query.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { addressesIn, deadLinks, type Known, namedIn } from '../inspect/dead-links.ts';
import type { Hint } from '../inspect/field-path.ts';
import { filesProjection, type NamedFile } from '../inspect/file-faults.ts';
import { overtaken } from '../inspect/overtaken.ts';
import { placesAt } from '../inspect/places-at.ts';
import { refusedSections } from '../inspect/refused-sections.ts';
import { replacedLater } from '../inspect/replaced-later.ts';
import { sayAlike } from '../inspect/say-alike.ts';
import type { Use } from '../inspect/uses-of.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { isHolding } from '../lake/holding.ts';
import { type FoundMove, findMove } from '../path/find-move.ts';
import { findReturn, type Return } from '../path/find-return.ts';
import { idOf, perspectiveOf, releaseOf } from '../path/layered-id.ts';
import type { Move } from '../path/plan-move.ts';
import { contentHints } from './content-hints.ts';
import { listingKinds } from './listing-kinds.ts';
import { withoutAsked } from './sample-words.ts';
import { sharedChanges } from './shared-changes.ts';

/** A document as the form holds it: published, its draft, or its version in a release. */
export type Checked = Fields & { _id: string; _type: string };

/** All that is found out about a document before it goes out. */
export interface Preflight {
  /** Faults first; a fault keeps it from going out. */
  hints: Hint[];
  /** The one of the hints that says that the document would undo something newer. */
  overtaken: Hint | undefined;
  /** The one of the hints that says that a schedule will put something else in its place later. */
  replaced: Hint | undefined;
  /** Its move to another address; `isLedOn` when visitors who have the old one will still get somewhere. */
  move: FoundMove | undefined;
  /** The redirects that are to be dealt with, where visitors are led elsewhere from its address today. */
  back: Return | undefined;
  /** The path that it will have; undefined while it has no address, and for a document that is shown on other pages. */
  path: string | undefined;
  /** What visitors have of it today, and the documents that will show it or link to it. */
  before: Before;
}

/** What visitors have of a document before it goes out. */
export interface Before {
  isPublished: boolean;
  /** Whether they already have it exactly as it is. */
  isSame: boolean;
  uses: readonly Use[];
  /** The pages with lists that may show it without an editor having picked it. */
  lists: readonly Use[];
}

const knownQuery = `{
  "documents": *[_id in $names]{_id, _type, path, slug},
  "files": *[_id in $names && _type in ["sanity.imageAsset", "sanity.fileAsset"]]${filesProjection},
  "addresses": ${addressesAtQuery},
  "site": *[_type == "site" && _id == "site"][0]${siteProjection}
}`;
const beforeQuery = '*[_id == $id][0]';
const usesQuery = `*[references($id) && _id != $id && _type != "redirect" && ${isHolding}]{
  _id, _type, "title": ${nameInQuery}, path, slug
}`;
const listsQuery = `*[count(sections[_type in $kinds]) > 0 && _id != $id] | order(_id){
  _id, _type, "title": ${nameInQuery}, path, slug
}`;
const sectionsQuery = `*[_id == $id][0].sections${sectionsProjection}`;
const weights: Hint['weight'][] = ['fault', 'advice', 'note'];

/**
 * Checks a document as visitors will have it, together with what it needs of other documents in the state in which
 * visitors will have these, including those that go out with it. Rejects when the lake does not answer.
 */
export async function checkDocument(client: SanityClient, document: Checked): Promise<Preflight> {
  const id = idOf(document._id);
  const isInRelease = releaseOf(document._id) !== undefined;
  const perspective = perspectiveOf(document._id);
  const ask = <Answer>(query: string, params: Record<string, unknown>, isOfVisitors: boolean) =>
    client.fetch<Answer>(query, params, {
      perspective: isOfVisitors || isInRelease ? perspective : 'drafts',
    });
  const named = { names: namedIn(document).toSorted(), ...addressesAtParams(addressesIn(document)) };
  // Lists of posts need to know at which address they stand.
  const place = { ...resolveParams(storedAddress(document) ?? '/'), id };
  const [answer, sections, move, back, replaced, uses, lists, published] = await Promise.all([
    ask<KnownAnswer>(knownQuery, named, true),
    ask<unknown>(sectionsQuery, place, false),
    findMove(client, document),
    findReturn(client, document),
    replacedLater(client, document),
    ask<Use[]>(usesQuery, { id }, true),
    ask<Use[]>(listsQuery, { id, kinds: listingKinds(document._type) }, true),
    client.fetch<Checked | null>(beforeQuery, { id }, { perspective: 'published' }),
  ]);
  // The site upgrades sections of an older form before it checks them, too.
  const shown = await upgradeSections(Array.isArray(sections) ? sections : [], (query, more) =>
    ask<unknown>(query, { ...place, ...more }, false),
  );
  const older = overtaken(document, published);
  const all = [
    ...[older, replaced].filter((hint) => hint !== undefined),
    ...(move && !move.isLedOn && isInRelease ? [leftBehind(document, move)] : []),
    ...(await hintsOf(document, answer, shown, placesAt(client, perspective))),
    // A release takes its own shared sections out with it.
    ...(isInRelease ? [] : await sharedChanges(client, document)),
  ];
  const hints = withoutAsked(
    weights.flatMap((weight) => all.filter((hint) => hint.weight === weight)),
    published,
  );
  const isSame =
    published !== null && sayAlike({ ...published, _id: id }) === sayAlike({ ...document, _id: id });
  return {
    hints,
    overtaken: older,
    replaced,
    move,
    back,
    path: pathOf(document),
    before: { isPublished: published !== null, isSame, uses, lists },
  };
}

const pathOf = (document: Checked): string | undefined =>
  (isAddressed(document._type) ? storedAddress(document) : undefined) ?? undefined;

type KnownAnswer = Pick<Known, 'documents'> & { files: NamedFile[]; addresses: unknown; site: unknown };

async function hintsOf(
  document: Checked,
  answer: KnownAnswer,
  shown: unknown[],
  placesElsewhere: Known['placesAt'],
): Promise<Hint[]> {
  const settings = checkContract(site.nullable(), answer.site).data ?? null;
  const own = storedAddress(document);
  const sections = shown.map(checkSection);
  // Links of a document to itself hold as soon as it is there.
  const { _type: type } = document;
  const ownPlaces = new Set(isAddressed(type) ? placesOn(type, document, sections) : []);
  const known: Known = {
    ...answer,
    documents: [...answer.documents, { ...document, _id: idOf(document._id) }],
    addresses: [...addressesAt.parse(answer.addresses), ...(own ? [own] : [])],
    placesAt: async (path) => (path === own ? ownPlaces : placesElsewhere(path)),
  };
  return [
    ...contentHints(document, shown, answer.files, settings),
    ...(await deadLinks(document, known)),
    ...refusedSections(sections),
  ];
}

function leftBehind({ _type }: Checked, { from, to }: Move): Hint {
  return {
    weight: 'fault',
    path: [isAddressed(_type) ? addressField(_type) : 'path'],
    text: `It moves from ${from} to ${to}, and whoever asks for ${from} would find nothing. Press “Make a redirect” in “Before it goes out”.`,
  };
}
