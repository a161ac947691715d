import * as z from 'zod';
import { checkContract } from '#contract/checking/check-contract.ts';
import { describeIssues } from '#contract/checking/describe-issues.ts';
import { isFields } from '#schemas/fields.ts';
import { showing } from '#schemas/showing/contract.ts';
import type { Showing } from '#schemas/showing/is-shown-at.ts';
import { kinds, type SectionKind, type SectionProps } from './registry.ts';

/** A section that met its contract, with the properties of its view; one member of the union for each kind. */
export type CheckedSection = {
  [Kind in SectionKind]: { ok: true; key: string; kind: Kind; props: SectionProps<Kind> };
}[SectionKind];

/** A section that cannot be shown, with the reason in words for the editor. */
export type RefusedSection = { ok: false; key: string; kind: string; reason: string };

/** A checked section of a page, with `showing` where visitors do not always see it (`isShownAt`). */
export type PageSection = (CheckedSection | RefusedSection) & { showing?: Showing };

/**
 * Checks one section as it came from the lake against the contract of its kind. A contract that throws refuses the
 * section.
 */
export function checkSection(raw: unknown): PageSection {
  const shown = showing.safeParse(raw);
  if (shown.success || !isFields(raw))
    return { ...checkContent(raw), ...(shown.data && { showing: shown.data }) };
  const { _key: key, _type: kind } = raw;
  return { ok: false, key: String(key), kind: String(kind), reason: describeIssues(shown.error, raw) };
}

function checkContent(raw: unknown): CheckedSection | RefusedSection {
  const found = envelope.safeParse(raw);
  if (!found.success) {
    return { ok: false, key: '', kind: '', reason: 'This is not a section: it has no "_type" and "_key".' };
  }
  const { _key: key, _type: kind, refused } = found.data;
  if (refused) return { ok: false, key, kind, reason: refused };
  if (kind === 'shared') return { ok: false, key, kind, reason: sharedIsMissing };
  if (!isKind(kind)) {
    const reason = `No kind of section is named "${kind}". There are ${Object.keys(kinds).join(', ')}.`;
    return { ok: false, key, kind, reason };
  }
  const contract: z.ZodType = kinds[kind].contract;
  const checked = checkContract(contract, found.data);
  if (!checked.success) return { ok: false, key, kind, reason: describeIssues(checked.error, raw) };
  // The kind and the properties come from the same entry of the registry, which the compiler cannot follow.
  return { ok: true, key, kind, props: checked.data } as CheckedSection;
}

// `refused` is the reason why an older section could not be upgraded (upgrade-sections.ts).
const envelope = z.looseObject({ _key: z.string(), _type: z.string(), refused: z.string().optional() });

// The query replaces the place of a shared section by its content (sections-query.ts) where there is any.
const sharedIsMissing =
  'The shared section that stands here is not published, holds nothing, or was deleted. Publish it, or choose another.';

// Not `in`: a section of the type "toString" is no kind.
/** Whether a kind of section has this name. */
export function isKind(name: string): name is SectionKind {
  return Object.hasOwn(kinds, name);
}
