import { choicesOf } from '#contract/reading/choices.ts';
import {
  baseOf,
  type CompiledType,
  type Field,
  isShown,
  rootOf,
  targetsOf,
  typeOf,
} from '#contract/reading/compiled-type.ts';
import { exampleTexts } from '#contract/reading/example-texts.ts';
import { numberRange } from '#contract/reading/number-range.ts';
import { type Rules, readRules } from '#contract/reading/rules.ts';
import { isFields } from '#schemas/fields.ts';
import type { Supply } from './supply.ts';
import { type Extent, makeFormattedText, makeText } from './words.ts';

/** An object as it is stored. */
export type Stored = Record<string, unknown>;

/** What a value is made from: how much there should be, what the lake has, and the index of the item in its list. */
export interface Fill {
  extent: Extent;
  supply: Supply;
  index: number;
}

// Its rules are code, which nobody can read from the schema.
const known: Record<string, Stored> = { link: { _type: 'link', href: '/' } };

/**
 * Fills the fields of an object that the editor would see, that the extent asks for, and for which the lake has
 * something. Fields in `given` stay as they are.
 */
export function fillFields(fields: readonly Field[] = [], fill: Fill, given: Stored = {}): Stored {
  const filled = { ...given };
  for (const field of fields) {
    if (field.name in filled || !isShown(field, filled)) continue;
    const value = fillField(field, fill);
    if (value !== undefined) filled[field.name] = value;
  }
  return filled;
}

function fillField({ type }: Field, fill: Fill): unknown {
  const rules = readRules(type);
  return fill.extent === 'least' && !rules.required ? undefined : filledIn(type, rules, fill);
}

function filledIn(type: CompiledType, rules: Rules, fill: Fill): unknown {
  const { extent, supply, index } = fill;
  const choices = choicesOf(type);
  const base = baseOf(type);
  if (base in known) return known[base];
  if (choices.length > 0 && rootOf(type) !== 'array') return choices[index % choices.length]?.value;
  switch (rootOf(type)) {
    case 'string':
    case 'text':
    case 'url':
    case 'email':
      return textOf(rules, fill);
    case 'number':
      return numberOf(rules, extent);
    case 'array':
      return listOf(type, rules, fill);
    case 'object':
      return fillFields(type.fields, fill, typeOf(type));
    case 'image':
      return assetOf(type, supply.pictures, fill);
    case 'file':
      return assetOf(type, supply.files.filter(isAccepted(type)), fill);
    case 'reference':
      return referenceTo(
        targetsOf(type).flatMap((target) => supply.documents[target] ?? []),
        fill,
      );
    default:
      // A boolean shows nothing by itself, and optional dates belong to documents.
      return rules.required ? exampleTexts(rules)[0] : undefined;
  }
}

function textOf(rules: Rules, { extent, index }: Fill): string | undefined {
  // A text without a limit, such as the name of something in a file, has no longest form.
  const isOpen = !(rules.required || rules.max || rules.form);
  return isOpen || rules.patterns ? undefined : makeText(rules, extent, index);
}

function numberOf(rules: Rules, extent: Extent): number | undefined {
  const { lowest, highest } = numberRange(rules);
  const nearest = extent === 'most' ? (highest ?? lowest) : (lowest ?? highest);
  return nearest ?? (rules.required ? 1 : undefined);
}

function listOf(type: CompiledType, rules: Rules, fill: Fill): unknown[] | undefined {
  const members = type.of ?? [];
  const choices = choicesOf(type).map(({ value }) => value);
  const isText = members.some((member) => rootOf(member) === 'block');
  const kinds = isText ? members.filter((member) => rootOf(member) !== 'block') : members;
  const least = rules.min ?? Number(rules.required ?? false);
  const count = isText ? kinds.length : fill.extent === 'least' ? least : (rules.max ?? 6);
  if (choices.length > 0) return count > 0 ? choices.slice(0, count) : undefined;
  const items = Array.from({ length: count }, (_, index) => itemOf(kinds, { ...fill, index }));
  const there = items.filter((item) => item !== undefined);
  if (isText) return makeFormattedText(fill.extent, there.filter(isFields));
  const different = rules.unique ? differentOf(there) : there;
  return different.length > 0 ? different.map(keyed) : undefined;
}

function itemOf(members: readonly CompiledType[], fill: Fill): unknown {
  const member = members[fill.index % members.length];
  const item = member && filledIn(member, readRules(member), fill);
  return member && isWhole(member, item) ? item : undefined;
}

/** Whether an item has all required fields: a text that must match a pattern cannot be made up. */
function isWhole({ fields = [] }: CompiledType, item: unknown): boolean {
  return !isFields(item) || fields.every(({ name, type }) => !readRules(type).required || name in item);
}

function differentOf(items: unknown[]): unknown[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function keyed(item: unknown, index: number): unknown {
  return typeof item === 'object' ? { _key: `item-${index}`, ...item } : item;
}

function assetOf(type: CompiledType, assets: string[], fill: Fill): Stored | undefined {
  const asset = referenceTo(assets, fill);
  const isDescribed = type.fields?.some(({ name }) => name === 'alt');
  return asset && { ...typeOf(type), asset, ...(isDescribed && { alt: 'A picture of this lake' }) };
}

function referenceTo(ids: string[], { index }: Fill): Stored | undefined {
  return ids.length > 0 ? { _type: 'reference', _ref: ids[index % ids.length] } : undefined;
}

/** Returns a test for ids of files with an accepted ending: ids end with it, as in `file-…-riv`. */
function isAccepted({ options }: CompiledType): (id: string) => boolean {
  const endings = (options as { accept?: string } | undefined)?.accept?.split(',') ?? []; // an option of files
  return (id) =>
    endings.length === 0 || endings.some((ending) => id.endsWith(ending.trim().replace('.', '-')));
}
