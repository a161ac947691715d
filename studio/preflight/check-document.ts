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

/** What is to be known of a document before it goes out. */
export interface Preflight {
  /** Faults first; a fault keeps it from going out. */
  hints: Hint[];
  /** That of the hints which says that something newer would be undone. */
  overtaken: Hint | undefined;
  /** That which says that a schedule puts something else in its place later. */
  replaced: Hint | undefined;
  /** Its move to another address; `isLedOn` when visitors who have the old one will find something there. */
  move: FoundMove | undefined;
  /** What it brings with it to go out at an address from which visitors are led elsewhere today. */
  back: Return | undefined;
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
  /** The pages with lists on which it may stand without being picked. */
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

/** Looks at a document as visitors will have it, and what it needs of others as they will have that: those that go out with it, too. */
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
  // The site makes sections of an older form new before it checks them.
  const shown = await upgradeSections(Array.isArray(sections) ? sections : [], (query, more) =>
    ask<unknown>(query, { ...place, ...more }, false),
  );
  const older = overtaken(document, published);
  const all = [
    ...[older, replaced].filter((hint) => hint !== undefined),
    ...(move && !move.isLedOn && isInRelease ? [leftBehind(document, move)] : []),
    ...(await hintsOf(document, answer, shown, placesAt(client, perspective))),
    // What a release holds goes out by it.
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
  // What it links to of its own is there as soon as it is.
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
