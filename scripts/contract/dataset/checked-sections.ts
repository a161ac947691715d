import type { AskDataset, StoredDocument } from '#contract/project.ts';
import { indexParams } from '#schemas/index-address.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { checkSection, type PageSection } from '#sections/check-section.ts';
import { heldSections, sharedSectionContract } from '#sections/sections-query.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';

/**
 * The sections of a stored document as its page gets them, with shared ones in place; none for a document without a
 * list of sections.
 */
export async function checkedSections(document: StoredDocument, ask: AskDataset): Promise<PageSection[]> {
  if (!Array.isArray(document.sections)) return [];
  const around = indexParams(storedAddress(document) ?? '/');
  const held = ask(`*[_id == $id][0]{${heldSections}}`, { id: document._id, ...around });
  const askAround = async (query: string, params: Record<string, unknown>) =>
    ask(query, { ...params, ...around });
  const sections = await upgradeSections(sharedSectionContract.parse(held).sections, askAround);
  return sections.map((section) => checkSection(section));
}
