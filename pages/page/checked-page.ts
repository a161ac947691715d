import type { PageSection } from '#sections/check-section.ts';
import type { Page } from './contract.ts';

/** A page, each of whose sections was checked. */
export type CheckedPage = Omit<Page, 'sections'> & { sections: PageSection[] };
