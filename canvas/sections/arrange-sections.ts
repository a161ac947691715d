import { isFields } from '#schemas/fields.ts';
import { newKey, withNewKeys } from '#schemas/new-keys.ts';
import { firstValue } from '#sections/first-value.ts';
import { kinds } from '#sections/registry.ts';
import { itemPath } from '../changes/item-path.ts';
import type { Change } from '../messages.ts';

/** A section as a document holds it. */
export interface StoredSection {
  _key: string;
  _type: string;
  [field: string]: unknown;
}

/** The sections of a document, in their order. */
export function sectionsOf(document: object | undefined): StoredSection[] {
  const sections = document && 'sections' in document ? document.sections : [];
  return Array.isArray(sections) ? sections.filter(isSection) : [];
}

/** The path of a section in its document. */
export const sectionPath = (key: string): string => itemPath(list, key);

/** A new section of a kind, with the first values that the form would give it. */
export function newSection(kind: string): StoredSection {
  const entry = new Map<string, { sample: { _type: string } }>(Object.entries(kinds)).get(kind);
  const fields = entry ? withNewKeys(firstValue(entry.sample)) : {};
  return { ...fields, _type: kind, _key: newKey() };
}

/** The change that inserts a section at a place, counted from 0, among those that are there. */
export function insertAt(
  sections: readonly StoredSection[],
  index: number,
  section: StoredSection,
): Change[] {
  return [{ placed: { list, items: [section], after: keysOf(sections.slice(0, index)) } }];
}

/**
 * The change that moves a section before the one that stands at `index` now, or to the end. None where it already
 * stands there.
 */
export function moveTo(sections: readonly StoredSection[], key: string, index: number): Change[] {
  const from = sections.findIndex(({ _key }) => _key === key);
  if (from < 0 || index === from || index === from + 1) return [];
  return [{ moved: { list, key, after: keysOf(sections.slice(0, index)).filter((other) => other !== key) } }];
}

const list = 'sections';
const keysOf = (sections: readonly StoredSection[]): string[] => sections.map(({ _key }) => _key);

/** The copy of a section, with keys of its own everywhere. */
export const copyOfSection = (section: StoredSection): StoredSection => withNewKeys(section);

/** The section without its anchor where one of the others has the same: such a page cannot be published. */
export function withOwnAnchor(section: StoredSection, others: readonly StoredSection[]): StoredSection {
  const { anchor, ...rest } = section;
  return anchor !== undefined && others.some((other) => other.anchor === anchor) ? rest : section;
}

/** Whether a value is a section as a document holds it. */
export const isSection = (value: unknown): value is StoredSection =>
  isFields(value) && typeof value._key === 'string' && typeof value._type === 'string';
