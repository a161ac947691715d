import type { PageType } from './define-page-type.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/** The definition of a page type as a `PageType`, whose functions take a document of any type. */
export const typeOf = ({ type }: { type: PageTypeName }): PageType => pageTypes[type];
