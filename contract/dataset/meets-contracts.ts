import type * as z from 'zod';
import { framedProjection } from '#pages/framed-projection.ts';
import { type PageTypeName, pageTypes } from '#pages/registry.ts';
import { category, categoryProjection } from '#schemas/category/contract.ts';
import { footer, footerProjection } from '#schemas/footer/contract.ts';
import { indexParams } from '#schemas/index-address.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { menu, menuProjection } from '#schemas/menu/contract.ts';
import { redirect, redirectProjection } from '#schemas/redirect/contract.ts';
import { site, siteProjection } from '#schemas/site/contract.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { checkSection } from '#sections/check-section.ts';
import { heldSections, sharedSection, sharedSectionProjection } from '#sections/sections-query.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { checkContract } from '../checking/check-contract.ts';
import { describeIssues } from '../checking/describe-issues.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetDocument, DatasetFinding } from './finding.ts';

const contracts: Record<string, [projection: string, contract: z.ZodType]> = {
  ...Object.fromEntries(
    Object.entries(pageTypes).map(([type, { contract }]): [string, [string, z.ZodType]] => [
      type,
      // The names are those of the registry: Object.entries() answers any texts.
      [framedProjection(type as PageTypeName), contract],
    ]),
  ),
  'shared-section': [sharedSectionProjection, sharedSection],
  integration: [integrationProjection, integration],
  category: [categoryProjection, category],
  redirect: [redirectProjection, redirect],
  site: [siteProjection, site],
  menu: [menuProjection, menu],
  footer: [footerProjection, footer],
};

/** What visitors would not see of a document: it, or one of its sections, does not meet its contract. */
export async function contractFindings(
  document: DatasetDocument,
  dataset: Dataset,
): Promise<DatasetFinding[]> {
  const { _id: id, _type: type } = document;
  const found = contracts[type];
  if (!found) return [];
  const [projection, contract] = found;
  const error = (path: string, reason: string): DatasetFinding[] => [
    { level: 'error', id, type, path, reason },
  ];
  const around = indexParams(storedAddress(document) ?? '/');
  const raw = dataset.ask(`*[_id == $id][0]${projection}`, { id, ...around });
  const checked = checkContract(contract, raw);
  if (!checked.success) return error('', `Visitors do not see it: ${describeIssues(checked.error, raw)}.`);
  if (type === 'redirect' && redirect.parse(raw).to === null)
    return error('to', 'It leads nowhere: its target has no address.');
  if (!Array.isArray(document.sections)) return [];
  const stands = sharedSection.parse(dataset.ask(`*[_id == $id][0]{${heldSections}}`, { id, ...around }));
  const ask = async (query: string, params: Record<string, unknown>) =>
    dataset.ask(query, { ...params, ...around });
  const sections = await upgradeSections(stands.sections, ask);
  return sections.flatMap((section) => {
    const shown = checkSection(section);
    if (shown.ok) return [];
    const path = shown.key ? `sections.${shown.key}` : 'sections';
    return error(
      path,
      `Visitors do not see this section${shown.kind ? ` (${shown.kind})` : ''}: ${shown.reason}`,
    );
  });
}
