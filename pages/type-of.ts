import type { PageType } from './define-page-type.ts';
import { type PageTypeName, pageTypes } from './registry.ts';

/** All that is said of the type of a document, to be asked about that document. */
export const typeOf = ({ type }: { type: PageTypeName }): PageType => pageTypes[type];
