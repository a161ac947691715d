import { checkSection, type PageSection } from './check-section.ts';
import type { Page } from './page-contract.ts';
import type { Resolved } from './resolve-contract.ts';

/** A page, each of whose sections was checked. */
export type CheckedPage = Omit<Page, 'sections'> & { sections: PageSection[] };

/** What a path leads to, with checked sections: all that is made of it takes these, so that nothing checks them again. */
export type Found = Omit<Resolved, 'page'> & { page: CheckedPage | null };

/** Checks the sections of what a path leads to, each once. */
export const checkFound = ({ page, ...others }: Resolved): Found => ({
  ...others,
  page: page && { ...page, sections: page.sections.map(checkSection) },
});
