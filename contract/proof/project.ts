import { feed, feedQuery } from '#pages/feed-query.ts';
import { overview, overviewQuery } from '#pages/overview-query.ts';
import { paths, pathsQuery } from '#pages/paths-query.ts';
import {
  askedSections,
  frameQuery,
  resolved,
  resolvedWhole,
  resolveQuery,
  sectionsQuery,
} from '#pages/resolve-contract.ts';
import { studioTypes } from '#pages/studio-types.ts';
import { form, formQuery } from '#schemas/form/contract.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { kinds } from '#sections/registry.ts';
import { type ExtractedSchema, extract } from './extract.ts';
import { type Claim, findingsOf, judge } from './prove.ts';
import { parseForProof } from './result-type.ts';
import {
  everySection,
  judgeSection,
  type ProvedKind,
  registrationFindings,
  sectionMembers,
} from './sections.ts';
import { suggestContract } from './suggest-contract.ts';
import { namesReadBy, unreadFields } from './unread-fields.ts';
import type { Finding, Verdict } from './verdict.ts';

/** What the proof says of one query or one kind. */
export interface Proof {
  subject: string;
  verdicts: Verdict[];
  findings: Finding[];
}

/** The site's own queries with their contracts; those of the sections come on top. */
export const claims: readonly Claim[] = [
  { subject: 'what a path leads to', query: frameQuery, contract: resolved },
  { subject: 'what a path leads to, with sections', query: resolveQuery, contract: resolvedWhole },
  // Each kind is proved by itself; what is asked of several is their sum (pages/resolve-path.test.ts).
  { subject: 'the sections of a page', query: sectionsQuery([]), contract: askedSections },
  { subject: 'header and footer', query: shellQuery, contract: shell },
  { subject: 'all paths', query: pathsQuery, contract: paths },
  { subject: 'feed', query: feedQuery, contract: feed },
  { subject: 'overview', query: overviewQuery, contract: overview },
  { subject: 'form', query: formQuery, contract: form.nullable() },
  {
    subject: 'integrations',
    query: `*[_type == "integration"]${integrationProjection}`,
    contract: integration.array(),
  },
];

/**
 * Proves the whole project: every kind of section, every query of the site, and that each kind is offered and rendered.
 * @example
 * const findings = proveProject().flatMap((proof) => proof.findings);
 * console.log(findings.map(describeFinding).join('\n'));
 */
export function proveProject(): Proof[] {
  const extracted = extract();
  return [
    ...proveKinds(kinds, everySection, extracted),
    ...claims.map((claim) => {
      const verdicts = judge(claim, extracted);
      return { subject: claim.subject, verdicts, findings: findingsOf(claim, verdicts) };
    }),
    proveFieldsAreRead(extracted),
  ];
}

/** Proves some kinds of section in the result of the page's own query. */
export function proveKinds(
  proved: Readonly<Record<string, ProvedKind>>,
  pageQuery: string,
  extracted: ExtractedSchema,
): Proof[] {
  const members = sectionMembers(pageQuery, extracted);
  const unregistered = registrationFindings(extracted, Object.keys(proved));
  const sections = Object.entries(proved).map(([kind, { projection, contract, unproven }]): Proof => {
    const forms = members.get(kind) ?? [];
    if (!contract) {
      return {
        subject: kind,
        verdicts: [],
        findings: [missingContract(kind, suggestContract(forms, extracted))],
      };
    }
    const verdicts = judgeSection(kind, { projection, contract }, forms, extracted);
    const claim = { subject: kind, query: projection, contract, unproven };
    const unread = unreadFields(kind, extracted, namesReadBy(parseForProof(`@${projection}`)));
    return { subject: kind, verdicts, findings: [...findingsOf(claim, verdicts), ...unread] };
  });
  return [...sections, { subject: 'registration', verdicts: [], findings: unregistered }];
}

// What visitors send is for editors alone: no query of the site reads it.
const readByEditors = ['submission'];

function proveFieldsAreRead(extracted: ExtractedSchema): Proof {
  const queries = claims.map(({ query }) => query);
  const names = new Set(queries.flatMap((query) => [...namesReadBy(parseForProof(query))]));
  const others = studioTypes
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(kinds, name) && !readByEditors.includes(name));
  const findings = others.flatMap((name) => unreadFields(name, extracted, names));
  return { subject: 'fields', verdicts: [], findings };
}

function missingContract(subject: string, suggestion: string): Finding {
  return {
    subject,
    path: '',
    verdict: 'refuted',
    reason: 'has no contract',
    fix: `put this into sections/${subject}/contract.ts, and look at each line:\n\n${suggestion}\n`,
  };
}
