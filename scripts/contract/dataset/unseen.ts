import type * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import type { Site } from '#contract/project.ts';
import { askNewest } from '#pages/ask-newest.ts';
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
import { sharedSectionContract, sharedSectionProjection } from '#sections/sections-query.ts';
import { checkedSections } from './checked-sections.ts';

const contracts: Record<string, [projection: string, contract: z.ZodType]> = {
  ...Object.fromEntries(
    Object.entries(pageTypes).map(([type, { contract }]): [string, [string, z.ZodType]] => [
      type,
      // These are names of the registry; Object.entries() types them as any strings.
      [framedProjection(type as PageTypeName), contract],
    ]),
  ),
  'shared-section': [sharedSectionProjection, sharedSectionContract],
  integration: [integrationProjection, integration],
  category: [categoryProjection, category],
  redirect: [redirectProjection, redirect],
  site: [siteProjection, site],
  menu: [menuProjection, menu],
  footer: [footerProjection, footer],
};

/** What visitors would not see of a document, because it, or one of its sections, does not meet its contract. */
export const unseen: Site['unseen'] = async (document, ask) => {
  const found = contracts[document._type];
  if (!found) return [];
  const [projection, contract] = found;
  const params = { id: document._id, ...indexParams(storedAddress(document) ?? '/') };
  const raw = await askNewest(`*[_id == $id][0]${projection}`, async (query, more) =>
    ask(query, { ...params, ...more }),
  );
  const checked = checkContract(contract, raw);
  if (!checked.success)
    return [{ path: '', reason: `Visitors do not see it: ${describeIssues(checked.error, raw)}.` }];
  if (document._type === 'redirect' && redirect.parse(raw).to === null)
    return [{ path: 'to', reason: 'It leads nowhere: its target has no address.' }];
  return (await checkedSections(document, ask)).flatMap((shown) => {
    if (shown.ok) return [];
    const path = shown.key ? `sections.${shown.key}` : 'sections';
    const kind = shown.kind ? ` (${shown.kind})` : '';
    return [{ path, reason: `Visitors do not see this section${kind}: ${shown.reason}` }];
  });
};
