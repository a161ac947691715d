import { exampleTexts } from '#contract/reading/example-texts.ts';
import type { Rules } from '#contract/reading/rules.ts';

/** How much is filled in: as little as can be published, or as much. */
export type Extent = 'least' | 'most';

const sentence =
  'Every identity that signs in without a person behind it has an owner, a purpose, a reach and a last day. ';

/** A text as short or as long as its rules permit; the texts of neighbouring items begin differently. */
export function makeText(rules: Rules, extent: Extent, index = 0): string {
  const { min = 0, max = Math.max(300, min) } = rules;
  const ofForm = exampleTexts(rules);
  if (ofForm.length > 0) return ofForm[extent === 'least' ? 0 : index % ofForm.length] ?? '';
  if (extent === 'least') return 'Key'.padEnd(min, 's').slice(0, max);
  const words = `${index > 0 ? `${index + 1}. ` : ''}${sentence.repeat(Math.ceil(max / sentence.length))}`;
  return words.slice(0, max).trim().padEnd(min, '.');
}

/** A single word, or a formatted text with all styles and lists; `others` are the objects between its paragraphs. */
export function makeFormattedText(extent: Extent, others: readonly object[]): object[] {
  if (extent === 'least') return [block('a', 'Key')];
  const line = sentence.trim();
  const paragraph = sentence.repeat(3).trim();
  return [
    block('a', paragraph),
    block('b', line, { style: 'h2' }),
    ...['c', 'd', 'e'].map((key) => block(key, line, { listItem: 'bullet', level: 1 })),
    block('f', line, { style: 'h3' }),
    ...['g', 'h'].map((key) => block(key, line, { listItem: 'number', level: 1 })),
    block('i', paragraph, { style: 'blockquote' }),
    ...others.map((other, index) => ({ _key: `other-${index}`, ...other })),
    block('j', paragraph),
  ];
}

function block(key: string, text: string, form: object = {}): object {
  const children = [{ _key: `${key}-1`, _type: 'span', text, marks: [] }];
  return { _key: key, _type: 'block', style: 'normal', markDefs: [], children, ...form };
}
