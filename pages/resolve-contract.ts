import groq from 'groq';
import * as z from 'zod';
import {
  addressedTypes,
  addressParams,
  pageCondition,
  standsAnywhere,
  standsAt,
} from '#schemas/addresses.ts';
import { indexParams } from '#schemas/index-address.ts';
import { redirect, redirectProjection } from '#schemas/redirect/contract.ts';
import { holdsAddresses, reachesAddress } from '#sections/addresses.ts';
import {
  framed,
  framedSections,
  heldSections,
  type Projections,
  sectionsOfKinds,
  unprojectedSections,
} from '#sections/sections-query.ts';
import { ancestor } from './ancestor.ts';
import { framedProjection } from './framed-projection.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/**
 * For each type, a GROQ expression for the document that stands at a path. A page also stands at the addresses below
 * it of the list of posts that it holds. `select` checks those only for an address other than the page's own; `||`
 * would evaluate both sides, and every page would depend on every post.
 */
const standing: Record<string, string> = Object.fromEntries(
  addressedTypes.map((type) => [
    type,
    standsAnywhere(type)
      ? groq`*[_type == "${type}" && path.current in [$path, $indexPath] && select(path.current == $path => true, ${reachesAddress})]
    | order(path.current desc)[0]`
      : groq`*[${standsAt(type)}][0]`,
  ]),
);

const others = [
  groq`"redirect": *[_type == "redirect" && from.current == $path][0]${redirectProjection}`,
  groq`"ancestors": *[${pageCondition} && path.current in $ancestors]{
    "title": coalesce(title, "Title"),
    "path": path.current,
    "hasIndex": coalesce(${holdsAddresses}, false)
  }`,
].join(',\n  ');

/** Everything that a path can lead to, with further fields of the document that stands there. */
const everything = (...more: string[]): string =>
  Object.entries(standing)
    .map(([type, found]) => groq`"${type}": ${found}${framedProjection(type as PageTypeName, ...more)}`)
    .concat(others)
    .join(',\n  ');

/**
 * The first of two queries for a path: everything that it can lead to, and the kinds of the sections there. Its
 * parameters come from `resolveParams`. The second, `sectionsQuery`, asks for exactly these kinds, so that the cost
 * of a page does not grow with the number of kinds.
 */
export const frameQuery = groq`{
  ${everything()}
}`;

/** Both queries in one, with sections of any kind; the preview asks the lake this. */
export const resolveQuery = groq`{
  ${everything()},
  "held": coalesce(${Object.values(standing).join(', ')}){${heldSections}}
}`;

/**
 * The preview runs this on the content of the form: `frameQuery` with the sections of what stands there, which
 * `givenSections` then projects.
 */
export const previewFrameQuery = groq`{
  ${everything(unprojectedSections)}
}`;

/**
 * The second query: the sections of the document `$id`, through the projections of some kinds, and the revision that
 * has them.
 */
export const sectionsQuery = (kinds: Iterable<string>, registry?: Projections): string =>
  groq`*[_id == $id][0]{
  ${framedSections},
  "sections": coalesce(sections${sectionsOfKinds(kinds, registry)}, [])
}`;

/** The parameters of these queries for a path such as `/blog/rotation`; `sectionsQuery` takes `id` as well. */
export function resolveParams(path: string) {
  const parts = path.split('/').filter(Boolean);
  const ancestors = parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return { ...addressParams(path), ancestors, ...indexParams(path) };
}

const documents = Object.fromEntries(
  Object.entries(pageTypes).map(([type, { contract }]) => [type, contract.nullable()]),
  // One for each entry of the registry, which the compiler cannot follow.
) as { [Type in PageTypeName]: z.ZodNullable<(typeof pageTypes)[Type]['contract']> };

/** The checked answer of `frameQuery`; everything but `ancestors` is null where the path leads nowhere. */
export const resolved = z.object({
  ...documents,
  redirect: redirect.nullable(),
  ancestors: z.array(ancestor).transform((found) => found.toSorted((a, b) => a.path.length - b.path.length)),
});

/** The checked answer of `sectionsQuery`; null where the document no longer exists. */
export const askedSections = z.object({ ...framed, sections: z.array(z.unknown()) }).nullable();

/** The checked answer of `resolveQuery`. */
export const resolvedWhole = resolved.extend({
  held: z.object({ sections: z.array(z.unknown()) }).nullable(),
});

/** What a path leads to. */
export type Resolved = z.output<typeof resolved>;
