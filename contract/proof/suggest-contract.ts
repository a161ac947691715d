import type { ExtractedSchema, Origin } from './extract.ts';
import { type Member, membersOf } from './member.ts';

/** The zod contract that accepts exactly what a query can answer, as source text to be pasted beside its projection. */
export function suggestContract(members: Member[], extracted: ExtractedSchema): string {
  return `/** What the view receives. */\nexport const contract = ${sourceOf(members, extracted, '')};`;
}

function sourceOf(members: Member[], extracted: ExtractedSchema, indent: string): string {
  const rest = members.filter(({ is }) => is !== 'null' && is !== 'absent');
  const end = `${members.some(({ is }) => is === 'null') ? '.nullable()' : ''}${rest.length < members.length && members.some(({ is }) => is === 'absent') ? '.optional()' : ''}`;
  if (rest.length === 0) return members.some(({ is }) => is === 'null') ? 'z.null()' : 'z.unknown()';
  return `${formsSource(rest, extracted, indent)}${end}`;
}

function formsSource(forms: Member[], extracted: ExtractedSchema, indent: string): string {
  if (forms.some(({ is }) => is === 'unknown')) return 'z.unknown()';
  const values = forms.flatMap((form) => ('value' in form && form.value !== undefined ? [form.value] : []));
  const isChoice = values.length === forms.length;
  if (isChoice && forms.every(({ is }) => is === 'boolean')) return 'z.boolean()';
  if (isChoice) return choiceSource([...new Set(values)]);
  const free = [...new Set(forms.map(({ is }) => is))];
  if (free.length === 1) return oneSource(forms, extracted, indent);
  const options = free.map((is) =>
    oneSource(
      forms.filter((form) => form.is === is),
      extracted,
      indent,
    ),
  );
  return `z.union([${options.join(', ')}])`;
}

function choiceSource(values: (string | number | boolean)[]): string {
  const list = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(', ');
  if (values.length === 1) return `z.literal(${list})`;
  return values.every((value) => typeof value === 'string') ? `z.enum([${list}])` : `z.literal([${list}])`;
}

function oneSource(forms: Member[], extracted: ExtractedSchema, indent: string): string {
  const [first] = forms;
  switch (first?.is) {
    case 'text':
      return 'z.string()';
    case 'number':
      return forms.every((form) => 'origin' in form && isWhole(form.origin)) ? 'z.int()' : 'z.number()';
    case 'boolean':
      return 'z.boolean()';
    case 'list': {
      const items = forms.flatMap((form) => (form.is === 'list' ? membersOf(form.of, extracted) : []));
      return `z.array(${sourceOf(items, extracted, indent)})`;
    }
    default:
      return objectsSource(forms, extracted, indent);
  }
}

function objectsSource(forms: Member[], extracted: ExtractedSchema, indent: string): string {
  const objects = forms.flatMap((form) =>
    form.is === 'object' ? [objectSource(form, extracted, indent)] : [],
  );
  const different = [...new Set(objects)];
  return different.length === 1
    ? (different[0] ?? '')
    : `z.discriminatedUnion('_type', [${different.join(', ')}])`;
}

function objectSource(
  { fields }: Member & { is: 'object' },
  extracted: ExtractedSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(fields)
    // The page's query adds these to every section; the contract need not name them.
    .filter(([key]) => indent !== '' || (key !== '_key' && key !== '_type'))
    .map(([key, { value, optional }]) => {
      const members = membersOf(value, extracted);
      return `${inner}${key}: ${sourceOf(optional ? [...members, { is: 'absent' }] : members, extracted, inner)},\n`;
    });
  return `z.object({\n${lines.join('')}${indent}})`;
}

function isWhole(origin: Origin | undefined): boolean {
  return origin?.rules.integer === true;
}
