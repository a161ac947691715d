import { choicesOf } from '../reading/choices.ts';
import { compileTypes } from '../reading/compile-types.ts';
import { type CompiledType, isShared, memberOf, rootOf } from '../reading/compiled-type.ts';
import { readRules } from '../reading/rules.ts';
import type { Finding } from './verdict.ts';

/** A fault of an initial value, with the path of the part that is at fault. */
interface Fault {
  path: string;
  reason: string;
  fix?: string;
}

/**
 * The initial values of types and fields that the Studio itself refuses, each with its field. Values that a function
 * computes, and those that a type inherits, are not looked at.
 */
export function refusedInitialValues(types: readonly { name: string }[]): Finding[] {
  return [...compileTypes(types)].flatMap(([subject, type]) =>
    faultsWithin(type, '').map(({ path, ...said }) => {
      const field = path === '' ? {} : { field: `${subject}.${path}` };
      return { subject, path, verdict: 'flaw', name: 'initial-value-refused', ...field, ...said };
    }),
  );
}

/** What is wrong with the initial value of a type, and of all that is defined within it. */
function faultsWithin(type: CompiledType, path: string): Fault[] {
  const own = type.initialValue === type.type?.initialValue ? undefined : type.initialValue;
  // Parts of a shared type are looked at where that type is defined.
  const isOwn = path === '' || !isShared(type);
  const fields = isOwn ? (type.fields ?? []) : [];
  const members = isOwn ? (type.of ?? []) : [];
  return [
    ...faultsOf(type, own, path),
    ...fields.flatMap((field) => faultsWithin(field.type, joined(path, field.name))),
    ...members.flatMap((member) => faultsWithin(member, `${path}[]`)),
  ];
}

function faultsOf(type: CompiledType, value: unknown, path: string): Fault[] {
  if (value === undefined || value === null || typeof value === 'function') return [];
  const fault = (reason: string, fix?: string): Fault[] => [
    { path, reason: `begins with ${shown(value)}, ${reason}`, ...(fix !== undefined && { fix }) },
  ];
  if (sortOf(value) !== type.jsonType)
    return fault(`which is not of the type ${type.jsonType}: the form cannot show it`);
  if (Array.isArray(value)) return [...faultsOfList(type, value, fault), ...faultsOfItems(type, value, path)];
  if (typeof value === 'object') return faultsOfFields(type, value, path, fault);
  const choices = choicesOf(type).map((choice) => choice.value);
  if (choices.length > 0 && !choices.includes(value))
    return fault('which is none of the choices', `initialValue: ${JSON.stringify(choices[0])}`);
  if (typeof value === 'number') return faultsOfNumber(type, value, fault);
  return typeof value === 'string' ? faultsOfText(type, value, fault) : [];
}

type Say = (reason: string, fix?: string) => Fault[];

function faultsOfText(type: CompiledType, { length }: string, say: Say): Fault[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = readRules(type);
  if (length > max) return say(`which has ${length} letters, more than the ${max} permitted`);
  // Nobody can publish an empty text here either, but it only waits to be filled in.
  return length > 0 && length < min ? say(`which has ${length} letters, fewer than the ${min} required`) : [];
}

function faultsOfNumber(type: CompiledType, value: number, say: Say): Fault[] {
  const { min, max, above, below, integer } = readRules(type);
  if (min !== undefined && value < min) return say(`which is less than ${min}`);
  if (above !== undefined && value <= above) return say(`which is not more than ${above}`);
  if (max !== undefined && value > max) return say(`which is more than ${max}`);
  if (below !== undefined && value >= below) return say(`which is not less than ${below}`);
  return integer && !Number.isInteger(value) ? say('which is not a whole number') : [];
}

function faultsOfList(type: CompiledType, { length }: unknown[], say: Say): Fault[] {
  const { max = Number.POSITIVE_INFINITY } = readRules(type);
  return length > max ? say(`which has ${length} items, more than the ${max} permitted`) : [];
}

function faultsOfItems(type: CompiledType, items: unknown[], path: string): Fault[] {
  const choices = choicesOf(type).map((choice) => choice.value);
  return items.flatMap((item): Fault[] => {
    const place = `${path}[]`;
    if (choices.length > 0)
      return choices.includes(item)
        ? []
        : [{ path: place, reason: `begins with ${shown(item)}, which is none of the choices` }];
    const name = typeof item === 'object' && item !== null && '_type' in item ? item._type : undefined;
    const member = memberOf(type, name);
    if (!member)
      return [
        {
          path: place,
          reason: `begins with an item of the type "${String(name)}", which is not permitted there`,
        },
      ];
    return rootOf(member) === 'block' ? [] : faultsOf(member, item, place);
  });
}

function faultsOfFields(type: CompiledType, value: object, path: string, say: Say): Fault[] {
  // Sanity's own types hold more than the fields that a schema adds to them.
  const isOpen = !['object', 'document'].includes(rootOf(type));
  const fields = new Map((type.fields ?? []).map((field) => [field.name, field.type]));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.get(name);
    if (field) return faultsOf(field, inner, joined(path, name));
    return isOpen || name.startsWith('_') ? [] : say(`whose "${name}" is not a field`);
  });
}

const sortOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const maxShown = 60; // letters

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
