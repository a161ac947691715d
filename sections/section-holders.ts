import { addressedTypes } from '#schemas/addresses.ts';

/**
 * The types of documents that hold sections: all that have an address, shared sections, and the templates that editors
 * have saved. A migration of a kind names them as its `documentTypes`.
 */
export const sectionHolders: string[] = [...addressedTypes, 'shared-section', 'page-template'];
