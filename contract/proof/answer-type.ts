import type { Project } from '../project.ts';
import { type Member, membersOf } from './comparing/member.ts';
import { queriesOfDocuments } from './documents.ts';
import { type ExtractedSchema, extract } from './query-types/extract.ts';
import { resultType } from './query-types/result-type.ts';
import { everySection, sectionMembers } from './sections.ts';
import { keyText, quoted } from './written-text.ts';

/** The forms of what each query of a project answers, by its subject; for a kind, the forms of its sections. */
export function answersOf(
  {
    types,
    kinds,
    sections,
    documents,
    queries,
    parameters,
  }: Pick<Project, 'types' | 'kinds' | 'sections' | 'documents' | 'queries' | 'parameters'>,
  extracted: ExtractedSchema = extract(types, { parameters }),
): Map<string, Member[]> {
  const members = sections && sectionMembers(everySection(sections), extracted, sections.ofPlace);
  const ofKinds = Object.keys(kinds).map((kind) => [kind, members?.get(kind) ?? []] as const);
  const ofDocuments = documents ? queriesOfDocuments(documents) : [];
  const ofQueries = [...ofDocuments, ...queries].map(
    ({ subject, query }) => [subject, membersOf(resultType(query, extracted), extracted)] as const,
  );
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

/** Replaces the type of a group of fields by a name, given its text and the key under which it stands. */
export type NameType = (type: string, key: string) => string;

interface Around {
  key: string;
  objects: readonly Member[];
}

/**
 * The TypeScript type of a value of these forms, as source text. A form that stands within itself ends in `unknown`.
 */
export function answerType(
  members: Member[],
  extracted: ExtractedSchema,
  name: NameType = (type) => type,
  around: Around = { key: '', objects: [] },
): string {
  const free = new Set(
    members.flatMap((form) => ('value' in form && form.value === undefined ? [form.is] : [])),
  );
  const forms = members.filter((form) => form.is !== 'absent' && !isWithin(form, free));
  const types = new Set(forms.map(typeOf));
  // An empty list is also a list of any other items.
  if ([...types].some((type) => type !== emptyList && type.endsWith('[]'))) types.delete(emptyList);
  return [...types].join(' | ') || (members.length > 0 ? 'undefined' : 'never');

  function typeOf(form: Member): string {
    switch (form.is) {
      case 'text':
        return form.value === undefined ? 'string' : quoted(String(form.value));
      case 'number':
      case 'boolean':
        return form.value === undefined ? form.is : String(form.value);
      case 'list':
        return listType(answerType(membersOf(form.of, extracted), extracted, name, around));
      case 'object':
        return around.objects.includes(form) ? 'unknown' : objectType(form);
      case 'null':
        return 'null';
      default:
        return 'unknown';
    }
  }

  function objectType(form: Member & { is: 'object' }): string {
    const lines = Object.entries(form.fields).map(([key, field]) => {
      const own = formsOf(field, extracted);
      const mark = own.some(({ is }) => is === 'absent') ? '?' : '';
      const type = answerType(own, extracted, name, { key, objects: [...around.objects, form] });
      return `  ${keyText(key)}${mark}: ${indented(type)};\n`;
    });
    return name(lines.length > 0 ? `{\n${lines.join('')}}` : 'object', around.key);
  }
}

/** The text of a type, indented to stand within the lines of another. */
export const indented = (type: string): string => type.replaceAll('\n', '\n  ');

const emptyList = 'never[]';

/**
 * Whether a form is one certain value of a sort (text, number, boolean) of which any value is permitted: the sorts in
 * `free`.
 */
function isWithin(form: Member, free: ReadonlySet<string>): boolean {
  return 'value' in form && form.value !== undefined && free.has(form.is);
}

const listType = (item: string): string => (/^\w+$/.test(item) ? `${item}[]` : `(${item})[]`);
