import { type ComponentType, createElement } from 'react';
import * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { type RefusedValue, refusalLines } from '#contract/places/refusal-lines.ts';
import type { StoredDocument } from '#contract/project.ts';
import type { SearchEngine } from '#contract/search/engine.ts';
import { ownReact } from '#contract/search/own-react.ts';
import { viewFault } from '#contract/search/view-fault.ts';
import { assets } from '#contract/search/world.ts';
import { pageTypes } from '#pages/registry.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import { checkSection, isKind } from '#sections/check-section.ts';
import { kinds } from '#sections/registry.ts';
import { framedSections, heldSections } from '#sections/sections-query.ts';
import { views } from '#sections/views.ts';
import { written } from './searched-project.ts';

const { fields, contract } = pageTypes[typeOfPages()];
const wholePage = z.intersection(contract, z.object({ sections: z.array(z.unknown()) }));

/** The fault of a whole stored page when the site asks for it, checks it and draws it; undefined when it has none. */
export function pageFault(
  stored: object,
  neighbours: readonly StoredDocument[],
  engine: SearchEngine,
): string | undefined {
  const query = `*[_id == "page-of-the-search"][0]{${fields}, ${framedSections}, ${heldSections}}`;
  const searched = { ...stored, _id: 'page-of-the-search', _type: typeOfPages() };
  const raw = engine.ask(query, [...assets, ...neighbours, searched]);
  const found = checkContract(wholePage, raw);
  if (!found.success) {
    const value = { subject: typeOfPages(), issues: found.error.issues };
    return refused('the page', value, describeIssues(found.error, raw));
  }
  const sections = found.data.sections.map(checkSection);
  for (const [index, section] of sections.entries())
    if (!section.ok) {
      const { kind: subject, reason } = section;
      const issues = issuesOf(subject, found.data.sections[index]);
      return refused(`the section "${subject}"`, { subject, issues }, reason);
    }
  const drawn = sections.flatMap((checked) => {
    if (!checked.ok) return [];
    // Each view takes the properties of its own kind, which the compiler cannot follow through the table.
    const view = views[checked.kind] as ComponentType<object>;
    return createElement(view, { ...checked.props, key: checked.key });
  });
  return viewFault(createElement('main', null, drawn), ownReact);
}

function refused(what: string, value: RefusedValue, why: string): string {
  return [`The contract refuses ${what}: ${why}.`, ...refusalLines(value, written)].join('\n');
}

function issuesOf(kind: string, raw: unknown): RefusedValue['issues'] {
  return isKind(kind) ? (checkContract<z.ZodType>(kinds[kind].contract, raw).error?.issues ?? []) : [];
}
