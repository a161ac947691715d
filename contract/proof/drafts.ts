import type { TypeNode } from 'groq-js';
import type { Project } from '../project.ts';
import { findingsOf } from './prove.ts';
import { type ExtractedSchema, extract } from './query-types/extract.ts';
import { formsOfKinds, judgeSection } from './sections.ts';
import { extractSound } from './sound-types.ts';
import { cannotBeJudged, type Finding } from './verdict.ts';

/** What an unfinished draft of a kind can lack, and what of that keeps the section from being shown. */
export interface DraftReport {
  kind: string;
  /** The fields that the Studio demands before publishing. */
  mayLack: string[];
  /** What the contract then refuses: the preview shows a card with the reason instead. */
  refused: Finding[];
}

/** A report for each kind of section: previews show drafts, on which no rule of the schema has been enforced. */
export function draftReports({ types, kinds, sections, parameters }: Project): DraftReport[] {
  const { extracted: published, types: sound } = extractSound(types, { parameters });
  const drafts = extract(sound, { drafts: true, parameters });
  const formsOf = formsOfKinds(sections, drafts);
  return Object.keys(kinds).map((kind) => {
    const declared = published.declared.get(kind);
    const mayLack = declared ? requiredIn(declared, published, '') : [];
    try {
      const { projection = '', contract } = kinds[kind] ?? {};
      if (!contract) return { kind, mayLack, refused: [] };
      const verdicts = judgeSection(kind, { projection, contract }, formsOf(kind, projection), drafts);
      return { kind, mayLack, refused: findingsOf({ subject: kind }, verdicts) };
    } catch (error) {
      return { kind, mayLack, refused: [cannotBeJudged(kind, error)] };
    }
  });
}

function requiredIn(
  node: TypeNode,
  extracted: ExtractedSchema,
  place: string,
  within: readonly string[] = [],
): string[] {
  const inner = (part: TypeNode, path: string) => requiredIn(part, extracted, path, within);
  if (node.type === 'array') return inner(node.of, `${place}[]`);
  if (node.type === 'union') return node.of.flatMap((member) => inner(member, place));
  if (node.type === 'inline') {
    // A type can stand within itself.
    const isKnown = node.name.startsWith('sanity.') || within.includes(node.name);
    const declared = isKnown ? undefined : extracted.declared.get(node.name);
    return declared ? requiredIn(declared, extracted, place, [...within, node.name]) : [];
  }
  // A reference leads to another document, and editors do not fill in what Sanity adds.
  if (node.type !== 'object' || node.dereferencesTo) return [];
  const rest = node.rest ? inner(node.rest, place) : [];
  const own = Object.entries(node.attributes).flatMap(([key, { value, optional }]) => {
    if (key.startsWith('_')) return [];
    const path = place ? `${place}.${key}` : key;
    return [...(optional === false ? [path] : []), ...inner(value, path)];
  });
  return [...rest, ...own];
}
