import { isFields } from '#schemas/fields.ts';
import {
  choicesOf,
  type Definition,
  type Field,
  fieldsOf,
  isShown,
  membersOf,
  rootOf,
  targetsOf,
  typeOf,
} from './definition.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Supply } from './supply.ts';
import { type Extent, makeFormattedText, makeText } from './words.ts';

/** An object as it is stored. */
export type Stored = Record<string, unknown>;

/** What a value is made of: how much there shall be, what the lake has, and which item of a list this is. */
export interface Fill {
  extent: Extent;
  supply: Supply;
  index: number;
}

// What its rules demand is said in code, which nobody can read out of a schema.
const known: Record<string, Stored> = { link: { _type: 'link', href: '/' } };

/** All fields of an object, as far as the editor sees them, they have to be filled or may be, and the lake has something for them. */
export function fillFields(definition: Definition, fill: Fill, given: Stored = {}): Stored {
  const filled = { ...given };
  for (const field of fieldsOf(definition)) {
    if (field.name in filled || !isShown(field, filled)) continue;
    const value = fillField(field, fill);
    if (value !== undefined) filled[field.name] = value;
  }
  return filled;
}

function fillField(field: Field, fill: Fill): unknown {
  const rules = rulesOf(field);
  return fill.extent === 'least' && !rules.required ? undefined : filledIn(field, rules, fill);
}

function filledIn(definition: Definition, rules: Rules, fill: Fill): unknown {
  const { extent, supply, index } = fill;
  const choices = choicesOf(definition);
  if (definition.type in known) return known[definition.type];
  if (choices.length > 0) return choices[index % choices.length]?.value;
  switch (rootOf(definition)) {
    case 'string':
    case 'text':
      // A text without a limit, such as the name of something in a file, has no longest form.
      return rules.form || !(rules.required || rules.max) ? undefined : makeText(rules, extent, index);
    case 'number':
      return extent === 'most' ? rules.max : rules.min;
    case 'array':
      return listOf(definition, rules, fill);
    case 'object':
      return fillFields(definition, fill, typeOf(definition));
    case 'image':
      return assetOf(definition, supply.pictures, fill);
    case 'file':
      return assetOf(definition, supply.files.filter(isAccepted(definition)), fill);
    case 'reference':
      return referenceTo(
        targetsOf(definition).flatMap((target) => supply.documents[target] ?? []),
        fill,
      );
    default:
      // A switch shows nothing by being there, and dates belong to documents.
      return undefined;
  }
}

function listOf(definition: Definition, rules: Rules, fill: Fill): unknown[] | undefined {
  const members = membersOf(definition);
  const isText = members.some(({ type }) => type === 'block');
  const kinds = isText ? members.filter(({ type }) => type !== 'block') : members;
  const least = rules.min ?? Number(rules.required);
  const count = isText ? kinds.length : fill.extent === 'least' ? least : (rules.max ?? 6);
  const items = Array.from({ length: count }, (_, index) => itemOf(kinds, { ...fill, index }));
  const there = items.filter((item) => item !== undefined);
  if (isText) return makeFormattedText(fill.extent, there.filter(isFields));
  const different = rules.unique ? differentOf(there) : there;
  return different.length > 0 ? different.map(keyed) : undefined;
}

function itemOf(members: readonly Definition[], fill: Fill): unknown {
  const member = members[fill.index % members.length];
  const value = member && filledIn(member, rulesOf(member), fill);
  return member?.name && typeof value === 'object' ? { _type: member.name, ...value } : value;
}

function differentOf(items: unknown[]): unknown[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function keyed(item: unknown, index: number): unknown {
  return typeof item === 'object' ? { _key: `item-${index}`, ...item } : item;
}

function assetOf(definition: Definition, assets: string[], fill: Fill): Stored | undefined {
  const root = rootOf(definition);
  const asset = referenceTo(assets, fill);
  const alt = root === 'image' ? { alt: 'A picture of this lake' } : {};
  return asset && { _type: root, ...typeOf(definition), asset, ...alt };
}

function referenceTo(ids: string[], { index }: Fill): Stored | undefined {
  return ids.length > 0 ? { _type: 'reference', _ref: ids[index % ids.length] } : undefined;
}

/** The ids of files end with their form: `file-…-riv`. */
function isAccepted({ options }: Definition): (id: string) => boolean {
  const endings = (options as { accept?: string } | undefined)?.accept?.split(',') ?? [];
  return (id) =>
    endings.length === 0 || endings.some((ending) => id.endsWith(ending.trim().replace('.', '-')));
}
