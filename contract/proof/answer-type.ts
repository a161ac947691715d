import type { Project } from '../project.ts';
import { type ExtractedSchema, extract } from './extract.ts';
import { type Member, membersOf } from './member.ts';
import { parseForProof, resultType } from './result-type.ts';
import { everySection, sectionMembers } from './sections.ts';

/** The forms of what each query of a project answers, by its subject; of a kind, those of its sections. */
export function answersOf(
  {
    types,
    kinds,
    sections,
    queries,
    parameters,
  }: Pick<Project, 'types' | 'kinds' | 'sections' | 'queries' | 'parameters'>,
  extracted: ExtractedSchema = extract(types, { parameters }),
): Map<string, Member[]> {
  const members = sectionMembers(everySection(sections), extracted);
  const ofKinds = Object.keys(kinds).map((kind) => [kind, members.get(kind) ?? []] as const);
  const ofQueries = queries.map(({ subject, query }) => {
    const type = resultType(parseForProof(query, extracted), extracted);
    return [subject, membersOf(type, extracted)] as const;
  });
  return new Map([...ofKinds, ...ofQueries]);
}

/** The forms of the value at a path such as `items[].title` in what a query answers. */
export function membersAt(members: Member[], path: string, extracted: ExtractedSchema): Member[] {
  return path
    .split(/\.|(?=\[\])/)
    .filter(Boolean)
    .reduce((forms, part) => forms.flatMap((form) => within(form, part, extracted)), members);
}

function within(form: Member, part: string, extracted: ExtractedSchema): Member[] {
  if (part === '[]') return form.is === 'list' ? membersOf(form.of, extracted) : [];
  const field = form.is === 'object' ? form.fields[part] : undefined;
  return field ? formsOf(field, extracted) : [];
}

function formsOf(
  { value, optional }: { value: Parameters<typeof membersOf>[0]; optional?: boolean },
  extracted: ExtractedSchema,
): Member[] {
  const forms = membersOf(value, extracted);
  return optional ? [...forms, { is: 'absent' }] : forms;
}

/** The TypeScript type of a value of these forms, as it is written. What stands within itself ends in `unknown`. */
export function answerType(
  members: Member[],
  extracted: ExtractedSchema,
  indent = '',
  around: readonly Member[] = [],
): string {
  const kinds = members.filter(({ is }) => is !== 'absent').map((form) => typeOf(form));
  return [...new Set(kinds)].join(' | ') || 'undefined';

  function typeOf(form: Member): string {
    switch (form.is) {
      case 'text':
        return form.value === undefined ? 'string' : quoted(String(form.value));
      case 'number':
      case 'boolean':
        return form.value === undefined ? form.is : String(form.value);
      case 'list':
        return listType(answerType(membersOf(form.of, extracted), extracted, indent, around));
      case 'object':
        return around.includes(form) ? 'unknown' : objectType(form);
      case 'null':
        return 'null';
      default:
        return 'unknown';
    }
  }

  function objectType(form: Member & { is: 'object' }): string {
    const inner = `${indent}  `;
    const lines = Object.entries(form.fields).map(([key, field]) => {
      const forms = formsOf(field, extracted);
      const mark = forms.some(({ is }) => is === 'absent') ? '?' : '';
      return `${inner}${nameOf(key)}${mark}: ${answerType(forms, extracted, inner, [...around, form])};\n`;
    });
    return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : 'object';
  }
}

const listType = (item: string): string => (/^\w+$/.test(item) ? `${item}[]` : `(${item})[]`);
const nameOf = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key));
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
