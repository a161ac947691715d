import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isVersion, publishedId, releaseDocumentId, releaseOf, type StoredDocument } from './document.ts';

/** The `_type` of the document that defines a variant. */
export const variantType = 'system.variant';

const prefix = '_.variants.';

/** The id of the document that defines a variant. */
export const variantDocumentId = (name: string): string => `${prefix}${name}`;

/** The name of the variant that the document of this id defines; undefined for every other id. */
export const variantNameOf = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/**
 * Where a variant of a document stands: `bundle` is `drafts` or the name of a release, and undefined for what is
 * published.
 */
export interface VariantPlace {
  group: string;
  variant: string;
  bundle: string | undefined;
}

/**
 * The scope that the ids of all documents of a variant in a bundle have in common: `versions.<scope>.<group>`. At
 * Sanity it is a hash that nobody can predict; here it is made of the two names alone, so that it is the same in
 * another dataset.
 */
export const scopeOf = (variant: string, bundle: string | undefined): string =>
  createHash('sha256')
    .update(`${variant}/${bundle ?? 'published'}`)
    .digest('hex')
    .slice(0, 24);

/** The id of the document at a place. */
export const idAt = ({ group, variant, bundle }: VariantPlace): string =>
  `versions.${scopeOf(variant, bundle)}.${group}`;

/** The `_system` of the document at a place. */
export function systemAt(place: VariantPlace): Record<string, unknown> {
  const { group, variant, bundle } = place;
  const scopeId = scopeOf(variant, bundle);
  const weak = (id: string) => ({ _ref: id, _weak: true });
  return {
    group: weak(group),
    scopeId,
    variants: [{ _key: scopeOf(variant, undefined).slice(0, 12), _ref: variantDocumentId(variant) }],
    ...(bundle === undefined ? { draft: weak(idAt({ ...place, bundle: 'drafts' })) } : { bundleId: bundle }),
    ...(isRelease(bundle) ? { release: weak(releaseDocumentId(bundle)) } : {}),
  };
}

/** Where a document stands as a variant, by its `_system`; undefined for one that is no variant. */
export function placeOf(document: StoredDocument | null | undefined): VariantPlace | undefined {
  if (!document || !isVersion(document._id)) return undefined;
  const { variants, variant, bundleId } = (document._system ?? {}) as System;
  const reference = variants?.[0]?._ref ?? variant?._ref;
  const name = typeof reference === 'string' ? variantNameOf(reference) : undefined;
  if (name === undefined) return undefined;
  return { group: publishedId(document._id), variant: name, bundle: bundleId || undefined };
}

/**
 * The release that a version is in; for a version of a variant, whose id does not tell it, by its `_system`. Undefined
 * for every other document.
 */
export function releaseOfDocument(document: StoredDocument): string | undefined {
  const place = placeOf(document);
  if (!place) return releaseOf(document._id);
  return isRelease(place.bundle) ? place.bundle : undefined;
}

/**
 * Whether a document is, after a change, still the variant that it was, or still none, by its `_system`. The change may
 * withdraw the wish to unpublish it, and make its reference to the variant strong, as imports do at their end.
 */
export function staysInPlace(before: StoredDocument, after: StoredDocument): boolean {
  if (!placeOf(before) && !placeOf(after)) return true;
  const { delete: _wish, ...kept } = (before._system ?? {}) as System;
  return [before._system, kept].some(
    (said) => isDeepStrictEqual(said, after._system) || isDeepStrictEqual(strongly(said), after._system),
  );
}

/** A `_system` with strong references to its variants. */
function strongly(said: unknown): unknown {
  const { variants, ...others } = (said ?? {}) as System;
  if (!Array.isArray(variants)) return said;
  const strong = ({ _weak, ...reference }: VariantReference) => reference;
  return { ...others, variants: variants.map((reference) => strong(reference ?? {})) };
}

const isRelease = (bundle: string | undefined): bundle is string =>
  bundle !== undefined && bundle !== 'drafts' && bundle !== 'published';

interface VariantReference {
  _ref?: string;
  _weak?: boolean;
}

/** `_system` as Sanity's Studio reads it; `variant` is the earlier name of `variants`. */
interface System {
  variants?: (VariantReference | null)[] | null;
  variant?: VariantReference | null;
  bundleId?: string | null;
  delete?: boolean;
}
