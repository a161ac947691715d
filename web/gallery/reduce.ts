import { fieldIn, isFields } from '#schemas/fields.ts';
import { choicesOf, type Definition, fieldsOf, membersOf, rootOf } from './definition.ts';
import type { Stored } from './fill.ts';
import { rulesOf } from './rules.ts';
import { longWord } from './words.ts';

/** The same section with nothing in it that an editor may leave out, down to the items of its lists. */
export function onlyRequired(section: Stored, definition: Definition): Stored {
  return changeFields(section, definition, (value, field) => {
    const isOptional = field.name && field.group !== 'frame' && !rulesOf(field).required;
    return isOptional ? undefined : value;
  });
}

/** The same section with one long word, as long as is permitted, in place of each text that an editor writes freely. */
export function withLongWords(section: Stored, definition: Definition): Stored {
  return changeFields(section, definition, (value, field) => {
    const isFree = choicesOf(field).length === 0 && !rulesOf(field).form;
    return typeof value === 'string' && isFree ? longWord.slice(0, rulesOf(field).max) : value;
  });
}

/** What becomes of a value of a field, or of an item of a list, which has no name; undefined leaves it out. */
type Change = (value: unknown, definition: Definition) => unknown;

function changeFields(section: Stored, definition: Definition, change: Change): Stored {
  const fields = new Map(fieldsOf(definition).map((field) => [field.name, field]));
  const changed = Object.entries(section).map(([name, value]) => {
    const field = fields.get(name);
    return [name, field ? changeWithin(change(value, field), field, change) : value];
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

function changeWithin(value: unknown, definition: Definition, change: Change): unknown {
  // A link leads to one place, which its rules say in code.
  if (definition.type === 'link') return value;
  if (Array.isArray(value)) return value.map((item) => changeItem(item, membersOf(definition), change));
  if (!isFields(value)) return value;
  if (definition.type === 'block') return changeBlock(value, change);
  return rootOf(definition) === 'object' ? changeFields(value, definition, change) : value;
}

function changeItem(item: unknown, members: readonly Definition[], change: Change): unknown {
  const type = fieldIn(item, '_type');
  const member = members.find((one) => (one.name ?? one.type) === type) ?? members[0];
  if (!member) return item;
  return typeof item === 'object'
    ? changeWithin(item, member, change)
    : change(item, { ...member, name: undefined });
}

function changeBlock(block: Stored, change: Change): Stored {
  const children = Array.isArray(block.children) ? block.children.filter(isFields) : [];
  const changed = children.map((child) =>
    child._type === 'span' ? { ...child, text: change(child.text, { type: 'text' }) } : child,
  );
  return { ...block, children: changed };
}
