import { type Member, membersOf } from './comparing/member.ts';
import type { ExtractedSchema, Origin } from './query-types/extract.ts';
import { keyText, quoted } from './written-text.ts';

type ObjectMember = Member & { is: 'object' };

/**
 * Where a value stands; `within` are the objects around it, because a type that stands within itself ends where it
 * recurs.
 */
interface Place {
  extracted: ExtractedSchema;
  within: readonly Member[];
}

/** The expression of `suggestContract` alone, without the declaration around it. */
export function contractSource(members: Member[], extracted: ExtractedSchema): string {
  return sourceOf(members, { extracted, within: [] }, '');
}

/** The zod contract that accepts exactly what a query can answer, as source text to be pasted beside its projection. */
export function suggestContract(members: Member[], extracted: ExtractedSchema): string {
  return `/** What the view receives. */\nexport const contract = ${contractSource(members, extracted)};`;
}

function sourceOf(members: Member[], at: Place, indent: string): string {
  const rest = members.filter(({ is }) => is !== 'null' && is !== 'absent');
  const end = `${members.some(({ is }) => is === 'null') ? '.nullable()' : ''}${rest.length < members.length && members.some(({ is }) => is === 'absent') ? '.optional()' : ''}`;
  if (rest.length === 0) return members.some(({ is }) => is === 'null') ? 'z.null()' : 'z.unknown()';
  return `${formsSource(rest, at, indent)}${end}`;
}

function formsSource(forms: Member[], at: Place, indent: string): string {
  if (forms.some(({ is }) => is === 'unknown')) return 'z.unknown()';
  const values = forms.flatMap((form) => ('value' in form && form.value !== undefined ? [form.value] : []));
  const isChoice = values.length === forms.length;
  if (isChoice && forms.every(({ is }) => is === 'boolean')) return 'z.boolean()';
  if (isChoice) return choiceSource([...new Set(values)]);
  const free = [...new Set(forms.map(({ is }) => is))];
  if (free.length === 1) return oneSource(forms, at, indent);
  const options = free.map((is) =>
    oneSource(
      forms.filter((form) => form.is === is),
      at,
      indent,
    ),
  );
  return `z.union([${options.join(', ')}])`;
}

function choiceSource(values: (string | number | boolean)[]): string {
  const list = values.map((value) => (typeof value === 'string' ? quoted(value) : String(value))).join(', ');
  if (values.length === 1) return `z.literal(${list})`;
  return values.every((value) => typeof value === 'string') ? `z.enum([${list}])` : `z.literal([${list}])`;
}

function oneSource(forms: Member[], at: Place, indent: string): string {
  const [first] = forms;
  switch (first?.is) {
    case 'text':
      return 'z.string()';
    case 'number':
      return forms.every((form) => 'origin' in form && isWhole(form.origin)) ? 'z.int()' : 'z.number()';
    case 'boolean':
      return 'z.boolean()';
    case 'list': {
      const items = forms.flatMap((form) => (form.is === 'list' ? membersOf(form.of, at.extracted) : []));
      return `z.array(${sourceOf(items, at, indent)})`;
    }
    default:
      return objectsSource(forms, at, indent);
  }
}

function objectsSource(forms: Member[], at: Place, indent: string): string {
  const objects = forms.filter((form) => form.is === 'object');
  if (objects.some((form) => at.within.includes(form))) return 'z.unknown()';
  const types = objects.map(typeOf);
  const isToldByType =
    objects.length > 1 && types.every((type, index) => type && types.indexOf(type) === index);
  const sources = objects.map((form) => objectSource(form, at, indent, isToldByType));
  const different = [...new Set(sources)];
  if (different.length === 1) return different[0] ?? '';
  const all = `[${different.join(', ')}]`;
  return isToldByType ? `z.discriminatedUnion('_type', ${all})` : `z.union(${all})`;
}

/** The `_type` of an object, when it can be only one. */
function typeOf({ fields }: ObjectMember): string | undefined {
  const type = fields._type?.value;
  return type?.type === 'string' ? type.value : undefined;
}

function objectSource(form: ObjectMember, at: Place, indent: string, isToldByType: boolean): string {
  const inner = `${indent}  `;
  const here = { ...at, within: [...at.within, form] };
  const lines = Object.entries(form.fields)
    // The page's query adds these to every section; the contract need not name them.
    .filter(([key]) => indent !== '' || !['_key', '_type'].includes(key) || (isToldByType && key === '_type'))
    .flatMap(([key, { value, optional }]) => {
      const members = membersOf(value, at.extracted);
      // A key that can never be there, like the list of a block that permits no lists.
      if (members.length === 0) return [];
      return `${inner}${keyText(key)}: ${sourceOf(optional ? [...members, { is: 'absent' }] : members, here, inner)},\n`;
    });
  return `z.object({\n${lines.join('')}${indent}})`;
}

function isWhole(origin: Origin | undefined): boolean {
  return origin?.rules.integer === true;
}
