import { checkSection, type PageSection } from '#sections/check-section.ts';
import type { framed } from '#sections/sections-query.ts';
import { type PageTypeName, pageTypes } from './registry.ts';
import type { Resolved } from './resolve-contract.ts';

/** A document of each type as it stands at a path, with checked sections. */
export type FoundDocuments = {
  [Type in PageTypeName]: Omit<NonNullable<Resolved[Type]>, keyof typeof framed> & {
    sections: PageSection[];
  };
};

/**
 * What a path leads to, with checked sections. Everything that draws or describes a page takes this, so that nothing
 * checks the sections again.
 */
export type Found = Omit<Resolved, PageTypeName> & { [Type in PageTypeName]: FoundDocuments[Type] | null };

/** A document that stands at a path, with the name of its type. */
export type Standing<Documents = FoundDocuments> = {
  [Type in keyof Documents]: { type: Type; document: NonNullable<Documents[Type]> };
}[keyof Documents];

/** What a path leads to where neither a document nor a redirect stands. */
export const nothingFound: { [Type in PageTypeName]: null } & { redirect: null; ancestors: never[] } = {
  // One for each entry of the registry, which the compiler cannot follow.
  ...(Object.fromEntries(Object.keys(pageTypes).map((type) => [type, null])) as Record<PageTypeName, null>),
  redirect: null,
  ancestors: [],
};

/**
 * Checks the sections of what stands at a path, here and nowhere else, and returns them with what the path leads to.
 */
export function checkFound(answer: Resolved, sections: readonly unknown[]): Found {
  const standing = documentIn(answer);
  const { redirect, ancestors } = answer;
  const found = standing && {
    [standing.type]: { ...standing.document, sections: sections.map(checkSection) },
  };
  // One for each entry of the registry, which the compiler cannot follow.
  return { ...nothingFound, ...found, redirect, ancestors } as Found;
}

/** The document that stands at the path; undefined where there is none, or only a redirect. */
export function documentIn<Documents extends { [Type in PageTypeName]: object | null }>(
  found: Documents,
): Standing<Pick<Documents, PageTypeName>> | undefined {
  // The keys of the registry are the names of the types, which Object.keys forgets.
  const type = (Object.keys(pageTypes) as PageTypeName[]).find((name) => found[name]);
  // The name and the document come from the same entry, which the compiler cannot follow.
  return type && ({ type, document: found[type] } as Standing<Pick<Documents, PageTypeName>>);
}
