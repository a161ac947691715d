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
 * The document of each type that stands at a path. A page also stands at the addresses of the list of posts that it holds,
 * which is looked at only for another address than its own: `||` would look at both sides, and every page would depend on
 * every post.
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

/** Everything that a path can lead to; of what stands there with more fields. */
const everything = (...more: string[]): string =>
  Object.entries(standing)
    .map(([type, found]) => groq`"${type}": ${found}${framedProjection(type as PageTypeName, ...more)}`)
    .concat(others)
    .join(',\n  ');

/**
 * The first of two queries: everything that a path can lead to (the parameters come from `resolveParams`), and of what
 * stands there the kinds of its sections. The second, `sectionsQuery`, asks for exactly these, so that what a page costs
 * does not grow with the kinds that there are.
 */
export const frameQuery = groq`{
  ${everything()}
}`;

/** Both in one, with sections of any kind: what the preview asks the lake. */
export const resolveQuery = groq`{
  ${everything()},
  "held": coalesce(${Object.values(standing).join(', ')}){${heldSections}}
}`;

/** What the preview runs on what is in the form: `frameQuery`, with the sections of what stands there, from which `givenSections` makes what is shown. */
export const previewFrameQuery = groq`{
  ${everything(unprojectedSections)}
}`;

/** The sections of the document `$id` and the revision in which it has them, through the projections of some kinds. */
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
  // One for each line of the registry, which the compiler cannot follow.
) as { [Type in PageTypeName]: z.ZodNullable<(typeof pageTypes)[Type]['contract']> };

/** The checked answer of `frameQuery`; all but `ancestors` null when the path leads nowhere. */
export const resolved = z.object({
  ...documents,
  redirect: redirect.nullable(),
  ancestors: z.array(ancestor).transform((found) => found.toSorted((a, b) => a.path.length - b.path.length)),
});

/** The checked answer of `sectionsQuery`; null when there is no such document any more. */
export const askedSections = z.object({ ...framed, sections: z.array(z.unknown()) }).nullable();

/** The checked answer of `resolveQuery`. */
export const resolvedWhole = resolved.extend({
  held: z.object({ sections: z.array(z.unknown()) }).nullable(),
});

/** What a path leads to. */
export type Resolved = z.output<typeof resolved>;
