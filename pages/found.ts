import { checkSection } from '#sections/check-section.ts';
import type { CheckedPage } from './page/checked-page.ts';
import { type PageTypeName, pageTypes } from './registry.ts';
import type { Resolved } from './resolve-contract.ts';

/** A document of each type as it is found, a page with checked sections. */
export type FoundDocuments = { [Type in PageTypeName]: NonNullable<Found[Type]> };

/** A document that stands at a path, with the name of its type. */
export type Standing = {
  [Type in PageTypeName]: { type: Type; document: FoundDocuments[Type] };
}[PageTypeName];

/** What a path leads to, with checked sections: all that is made of it takes these, so that nothing checks them again. */
export type Found = Omit<Resolved, 'page'> & { page: CheckedPage | null };

/** Checks the sections of what a path leads to, each once. */
export const checkFound = ({ page, ...others }: Resolved): Found => ({
  ...others,
  page: page && { ...page, sections: page.sections.map(checkSection) },
});

/** What stands at the path; undefined where nothing does, or only the way to somewhere else. */
export function documentIn(found: Pick<Found, PageTypeName>): Standing | undefined {
  const type = (Object.keys(pageTypes) as PageTypeName[]).find((name) => found[name]);
  // The name and the document come from the same line, which the compiler cannot follow.
  return type && ({ type, document: found[type] } as Standing);
}
