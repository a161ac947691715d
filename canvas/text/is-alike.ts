import { dequal } from 'dequal/lite';
import { isFields } from '#schemas/fields.ts';
import type { RichBlock } from './rich-changes.ts';

/**
 * Whether two formatted texts have the same words in the same form. It ignores how a block is split into spans, and
 * absent fields that could be empty, because editors normalize both by themselves.
 */
export const isAlike = (one: readonly RichBlock[], other: readonly RichBlock[]): boolean =>
  dequal(one.map(formOf), other.map(formOf));

function formOf(block: RichBlock): unknown {
  const { children, markDefs, ...others } = block;
  if (!Array.isArray(children)) return block;
  const links = new Map(keyed(markDefs).map(({ _key, ...link }) => [_key, link]));
  const runs: { marks: unknown[]; text: string }[] = [];
  for (const child of children) {
    const text = isFields(child) && typeof child.text === 'string' ? child.text : undefined;
    const marks = isFields(child) && Array.isArray(child.marks) ? child.marks : [];
    const meant = text === undefined ? [child] : marks.map((mark) => links.get(mark) ?? mark);
    const last = runs.at(-1);
    if (last && dequal(last.marks, meant)) last.text += text ?? '';
    else if (text !== '') runs.push({ marks: meant, text: text ?? '' });
  }
  return { ...others, style: others.style ?? 'normal', runs };
}

const keyed = (value: unknown): { _key: string }[] => (Array.isArray(value) ? value : []);
