import { isStoredTitleMainHeading } from '#pages/main-heading.ts';
import { pageTypes } from '#pages/registry.ts';
import { isAddressed } from '#schemas/addresses.ts';
import { isFields } from '#schemas/fields.ts';
import { checkLevel, headingLevel } from '#schemas/rich-text/check-heading.ts';
import { isOver, showingWords } from '#schemas/showing/showing-words.ts';
import { checkOneMainHeading, repeatsIn } from '#sections/check-sections.ts';
import type { Hint } from './field-path.ts';
import type { NamedFile } from './file-faults.ts';
import { walkDocument } from './walk-document.ts';

/**
 * The faults of a document that can be seen from itself: of its pictures, headings and empty sections. `shown` are its
 * sections as the page's query returns them, because only those tell the kinds of its shared sections. `files` are
 * those that it refers to; a picture whose file has an alternative text needs none of its own.
 */
export function ownFaults(
  document: Record<string, unknown>,
  shown: readonly unknown[] = [],
  files: readonly NamedFile[] = [],
): Hint[] {
  const worded = new Set(files.filter(({ altText }) => altText).map(({ _id }) => _id));
  const sections = listIn(document.sections);
  const isTitled = isStoredTitleMainHeading(document);
  const whole = withShared(sections, listIn(shown));
  const main = checkOneMainHeading(whole, { isTitled });
  const hints: Hint[] = main === true ? [] : [{ weight: 'advice', path: ['sections'], text: main }];
  for (const { index, text } of repeatsIn(whole))
    hints.push({ weight: 'advice', path: ['sections', { _key: String(sections[index]?._key) }], text });
  if (isMadeOfSections(document._type) && sections.length === 0)
    hints.push({
      weight: 'fault',
      path: ['sections'],
      text: 'The page has no section yet: visitors see nothing.',
    });
  for (const section of sections.filter(isEmpty))
    hints.push({
      weight: 'fault',
      path: ['sections', { _key: String(section._key) }],
      text: 'This section holds nothing yet. Fill it in or remove it.',
    });
  for (const section of sections) {
    const now = new Date();
    if (isOver(section, now))
      hints.push({
        weight: 'advice',
        path: ['sections', { _key: String(section._key) }],
        text: `${showingWords(section, now)}. Remove it, or change “Show until”.`,
      });
  }
  for (const { path, fields } of walkDocument(document)) {
    if (fields._type === 'picture')
      hints.push(...pictureFaults(fields, worded).map((fault) => at(fault, path)));
    for (const [name, list] of Object.entries(fields))
      hints.push(
        ...headingFaults(listIn(list), Boolean(fields.title)).map((fault) => at(fault, [...path, name])),
      );
  }
  return hints;
}

const isMadeOfSections = (type: unknown): boolean =>
  isAddressed(type) && Boolean(pageTypes[type].isMadeOfSections);

/** Sections, the shared ones as they are shown at their place. */
const withShared = (sections: Record<string, unknown>[], shown: Record<string, unknown>[]) =>
  sections.map((section) =>
    section._type === 'shared' ? (shown.find(({ _key }) => _key === section._key) ?? section) : section,
  );

const at = (hint: Hint, path: Hint['path']): Hint => ({ ...hint, path: [...path, ...hint.path] });

function pictureFaults(
  { _key, asset, alt, isDecorative }: Record<string, unknown>,
  worded: ReadonlySet<unknown>,
): Hint[] {
  const hasWords =
    typeof alt === 'string' ? alt.trim() !== '' : worded.has(isFields(asset) ? asset._ref : undefined);
  const fault = (path: string[], text: string): Hint[] => [{ weight: 'fault', path, text }];
  if (asset)
    return isDecorative || hasWords
      ? []
      : fault(['alt'], 'Say what the picture shows, or tick “Only decorates”.');
  if (_key) return fault([], 'No picture is chosen here. Upload one or remove it.');
  // Removing a picture from a field leaves its other fields behind, of which only the alternative text shows that one
  // is meant to be there.
  if (isDecorative || !hasWords) return [];
  return fault([], 'No picture is chosen here. Upload one, or empty its alternative text.');
}

/** Headings of a text that skip a level, counted from the title above it. */
function headingFaults(blocks: Record<string, unknown>[], hasTitle: boolean): Hint[] {
  const hints: Hint[] = [];
  let last = hasTitle ? 2 : 1;
  for (const block of blocks) {
    const level = headingLevel(block);
    if (level === 0) continue;
    const text = checkLevel(level, last);
    if (text !== true) hints.push({ weight: 'advice', path: [{ _key: String(block._key) }], text });
    last = level;
  }
  return hints;
}

// Fields that say how a section looks are no content.
const looks = new Set([
  'anchor',
  'background',
  'spacing',
  'layout',
  'columns',
  'pictureSide',
  'source',
  'version',
  'showFrom',
  'showUntil',
]);

function isEmpty(section: Record<string, unknown>): boolean {
  return !Object.entries(section).some(([name, value]) => !looks.has(name) && holds(name, value));
}

function holds(name: string, value: unknown): boolean {
  if (name.startsWith('_') && name !== '_ref') return false;
  if (typeof value === 'string') return value.trim() !== '';
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => holds(key, inner))
  );
}

function listIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}
