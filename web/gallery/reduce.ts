import { choicesOf } from '#contract/reading/choices.ts';
import { baseOf, type CompiledType, type Field, memberOf, rootOf } from '#contract/reading/compiled-type.ts';
import { longWord } from '#contract/reading/example-texts.ts';
import { readRules } from '#contract/reading/rules.ts';
import { isFields } from '#schemas/fields.ts';
import type { Stored } from './fill.ts';

/** The same section without all that an editor may leave out, down to the items of its lists. */
export function onlyRequired(section: Stored, type: CompiledType): Stored {
  return changeFields(section, type, (value, own, field) => {
    const isOptional = field && field.group !== 'frame' && !readRules(own).required;
    return isOptional ? undefined : value;
  });
}

/** The same section with one long word, as long as permitted, in place of each text that editors write freely. */
export function withLongWords(section: Stored, type: CompiledType): Stored {
  return changeFields(section, type, (value, own) => {
    const { form, patterns, min = 0, max } = readRules(own);
    const isFree = choicesOf(own).length === 0 && !form && !patterns;
    return typeof value === 'string' && isFree ? longWord.padEnd(min, 's').slice(0, max) : value;
  });
}

/** Changes the value of a field, or an item of a list, for which `field` is undefined; undefined leaves it out. */
type Change = (value: unknown, type: CompiledType, field?: Field) => unknown;

const span: CompiledType = { name: 'text', jsonType: 'string' };

function changeFields(section: Stored, { fields = [] }: CompiledType, change: Change): Stored {
  const known = new Map(fields.map((field) => [field.name, field]));
  const changed = Object.entries(section).map(([name, value]) => {
    const field = known.get(name);
    return [name, field ? changeWithin(change(value, field.type, field), field.type, change) : value];
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

function changeWithin(value: unknown, type: CompiledType, change: Change): unknown {
  // A link's rules are code, and demand one target: it stays as it is.
  if (baseOf(type) === 'link') return value;
  if (Array.isArray(value)) return changeList(value, type, change);
  if (!isFields(value)) return value;
  if (rootOf(type) === 'block') return changeBlock(value, change);
  return rootOf(type) === 'object' ? changeFields(value, type, change) : value;
}

function changeList(items: unknown[], type: CompiledType, change: Change): unknown[] {
  if (choicesOf(type).length > 0) return items;
  const changed = items.map((item) => changeItem(item, type, change));
  if (!readRules(type).unique) return changed;
  // Where duplicates are forbidden, an item that became one stays as it was.
  const forms = changed.map(withoutKey);
  return changed.map((item, index) => (forms.indexOf(forms[index] ?? '') < index ? items[index] : item));
}

function withoutKey(item: unknown): string {
  return JSON.stringify(isFields(item) ? { ...item, _key: undefined } : item);
}

function changeItem(item: unknown, list: CompiledType, change: Change): unknown {
  if (isFields(item)) {
    const member = memberOf(list, item._type);
    return member ? changeWithin(item, member, change) : item;
  }
  const member = list.of?.find(({ jsonType }) => jsonType === typeof item);
  return member ? change(item, member) : item;
}

function changeBlock(block: Stored, change: Change): Stored {
  const children = Array.isArray(block.children) ? block.children.filter(isFields) : [];
  const changed = children.map((child) =>
    child._type === 'span' ? { ...child, text: change(child.text, span) } : child,
  );
  return { ...block, children: changed };
}
