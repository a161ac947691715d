import * as z from 'zod';
import type { Claim } from '#contract/project.ts';
import { addressesAt, addressesAtQuery } from '#pages/addresses-at-query.ts';
import { addresses, addressesAfterQuery, addressesByIdQuery } from '#pages/addresses-query.ts';
import { builtPaths, builtPathsQuery } from '#pages/built-paths-query.ts';
import { feed, feedQuery } from '#pages/feed-query.ts';
import { overview, overviewQuery } from '#pages/overview-query.ts';
import { pageTypes } from '#pages/registry.ts';
import {
  askedSections,
  frameQuery,
  resolved,
  resolvedWhole,
  resolveQuery,
  sectionsQuery,
} from '#pages/resolve-contract.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { form, formQuery } from '#schemas/form/contract.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { showing, showingProjection } from '#schemas/showing/contract.ts';
import { hidden, hiddenQuery } from '#schemas/site/hidden-query.ts';

// Each type of page is proved by itself.
const holds = Object.keys(pageTypes);

/** The site's own queries with their contracts; those of the sections come on top. */
export const queries: readonly Claim[] = [
  { subject: 'what a path leads to', query: frameQuery, contract: resolved, holds },
  { subject: 'what a path leads to, with sections', query: resolveQuery, contract: resolvedWhole, holds },
  // Each kind is proved by itself; a query for several kinds is the sum of theirs (pages/resolve-path.test.ts).
  { subject: 'the sections of a page', query: sectionsQuery([]), contract: askedSections },
  {
    subject: 'when sections are shown',
    query: `*[_type == "${typeOfPages()}"]{"sections": coalesce(sections[]{${showingProjection}}, [])}`,
    contract: z.array(z.object({ sections: z.array(showing) })),
  },
  { subject: 'header and footer', query: shellQuery, contract: shell },
  { subject: 'whether the site is hidden', query: hiddenQuery, contract: hidden },
  { subject: 'addresses at some paths', query: addressesAtQuery, contract: addressesAt },
  { subject: 'addresses of some documents', query: addressesByIdQuery, contract: addresses },
  { subject: 'addresses after another', query: addressesAfterQuery, contract: addresses },
  { subject: 'paths that are built', query: builtPathsQuery, contract: builtPaths },
  { subject: 'feed', query: feedQuery, contract: feed },
  { subject: 'overview', query: overviewQuery, contract: overview },
  { subject: 'form', query: formQuery, contract: form.nullable() },
  {
    // The lake reads the field directly in the stored forms (lake-plugin/submissions/forget-old.ts).
    subject: 'after how many days submissions are deleted',
    query: '*[_type == "form"]{"form": _id, "days": keepDays}',
    contract: z.array(z.object({ form: z.string(), days: z.number().nullable() })),
  },
  {
    // The lake reads this field in the same way (lake-plugin/submissions/mails-of-submission.ts).
    subject: 'who is told of submissions by mail',
    query: '*[_type == "form"]{"form": _id, "to": coalesce(tellTo, [])}',
    contract: z.array(z.object({ form: z.string(), to: z.array(z.string()) })),
  },
  {
    subject: 'integrations',
    query: `*[_type == "integration"]${integrationProjection}`,
    contract: integration.array(),
  },
];
