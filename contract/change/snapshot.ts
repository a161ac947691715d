import type { TypeNode } from 'groq-js';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import type { Project } from '../project.ts';
import { type Member, membersOf } from '../proof/comparing/member.ts';
import type { BoundedArray, ExtractedSchema } from '../proof/query-types/extract.ts';
import { resultType } from '../proof/query-types/result-type.ts';
import { formsOfKinds } from '../proof/sections.ts';
import { extractSound } from '../proof/sound-types.ts';
import { cannotBeJudged, type Finding } from '../proof/verdict.ts';
import type { Rules } from '../reading/rules.ts';
import { type Editing, editingOf } from './editing.ts';

/** What can be stored in a field; what stands in it is listed beside it, as `cards[].title`. */
export interface SnapshotField {
  /** `text`, `number`, `boolean`, `list`, `object`, or the names of the types that can stand there. */
  type: string;
  required?: true;
  choices?: (string | number | boolean)[];
  /** The types that a reference can lead to, or that a list can hold. */
  of?: string[];
  min?: number;
  max?: number;
  /** A number is more, or less, than these. */
  above?: number;
  below?: number;
  integer?: true;
  pattern?: string;
  form?: string;
}

/** The contract with stored content at one moment: what each type can hold, and what the queries answer. */
export interface Snapshot {
  types: Record<string, Record<string, SnapshotField>>;
  /** What the Studio does with the fields beyond that; an old snapshot lacks it. */
  editing?: Record<string, Record<string, Editing>>;
  results: Record<string, Record<string, string>>;
  /** The migrations that there were. */
  migrations: string[];
}

/** The snapshot of a project as it is now. */
export function takeSnapshot({
  types,
  kinds,
  sections,
  queries,
  parameters,
  migrations,
}: Omit<Project, 'snapshot'>): Snapshot {
  const { extracted, types: sound } = extractSound(types, { parameters });
  const compiled = compileSchema(sound);
  const names = types.map(({ name }) => name).toSorted();
  const { results } = resultsOf({ kinds, sections, queries }, extracted);
  return {
    types: Object.fromEntries(names.map((name) => [name, fieldsOf(name, extracted)])),
    editing: Object.fromEntries(
      names.flatMap((name) => {
        const type = compiledType(compiled, name);
        const found = type ? editingOf(type) : {};
        return Object.keys(found).length > 0 ? [[name, found]] : [];
      }),
    ),
    results,
    migrations: migrations.map(({ name }) => name),
  };
}

/** What keeps a snapshot from being whole: types that cannot be compiled, queries that cannot be read. */
export function snapshotFaults(project: Omit<Project, 'snapshot'>): Finding[] {
  const { extracted, findings } = extractSound(project.types, project);
  return [...findings, ...resultsOf(project, extracted).findings];
}

function resultsOf(
  { kinds, sections, queries }: Pick<Project, 'kinds' | 'sections' | 'queries'>,
  extracted: ExtractedSchema,
): { results: Snapshot['results']; findings: Finding[] } {
  const results: Snapshot['results'] = {};
  const findings: Finding[] = [];
  const put = (subject: string, forms: () => Member[]) => {
    try {
      results[subject] = resultsIn(forms(), extracted);
    } catch (error) {
      findings.push(cannotBeJudged(subject, error));
    }
  };
  const formsOf = formsOfKinds(sections, extracted);
  for (const [kind, { projection }] of Object.entries(kinds)) put(kind, () => formsOf(kind, projection));
  for (const { subject, query } of queries)
    put(subject, () => membersOf(resultType(query, extracted), extracted));
  return { results, findings };
}

function fieldsOf(name: string, extracted: ExtractedSchema): Record<string, SnapshotField> {
  const declared = extracted.declared.get(name);
  const found: Record<string, SnapshotField> = {};
  if (declared) collect(declared, '', true);
  // The order in which the Studio shows fields is no part of the contract.
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));

  function collect(node: TypeNode, path: string, isRoot = false, isRequired = false): void {
    if (node.type === 'object' && !node.dereferencesTo && !(node.rest && !isRoot)) {
      if (!isRoot && path) found[path] = { type: 'object', ...(isRequired && { required: true as const }) };
      for (const [key, { value, optional }] of Object.entries(node.attributes)) {
        if (key.startsWith('_')) continue;
        collect(value, path ? `${path}.${key}` : key, false, optional === false);
      }
      return;
    }
    const required = isRequired ? { required: true as const } : {};
    if (node.type === 'array') {
      const { bounds = {} }: BoundedArray = node;
      found[path || '[]'] = { type: 'list', ...required, ...limitsOf({ ...bounds, required: false }) };
      collectItems(node.of, `${path}[]`);
      return;
    }
    found[path] = { ...fieldOf(node, extracted), ...required };
  }

  function collectItems(item: TypeNode, path: string): void {
    const members = item.type === 'union' && !isChoice(item) ? item.of.flatMap(formsOfMember) : [item];
    if (members.length > 1 && members.every(isNamedValue)) {
      found[path] = { type: fieldOf(item, extracted).type };
      for (const member of members) found[`${path}(${nameOf(member)})`] = fieldOf(member, extracted);
      return;
    }
    const named = members.map(nameOf);
    found[path] = members.length === 1 ? fieldOf(item, extracted) : { type: 'one of', of: named.toSorted() };
    for (const member of members) {
      if (member.type !== 'object' || member.dereferencesTo || isNamed(member)) continue;
      const own = members.length === 1 ? path : `${path}(${nameOf(member)})`;
      for (const [key, { value, optional }] of Object.entries(member.attributes)) {
        if (!key.startsWith('_')) collect(value, `${own}.${key}`, false, optional === false);
      }
    }
  }
}

function fieldOf(node: TypeNode, extracted: ExtractedSchema): SnapshotField {
  const targets = targetsOf(node, extracted);
  if (targets.length > 0) return { type: 'reference', of: targets.toSorted() };
  if (node.type === 'inline' && !node.name.startsWith('field ')) return { type: node.name };
  if (node.type === 'object') return { type: nameOf(node) };
  const forms = membersOf(node, extracted);
  const choices = forms.flatMap((form) => ('value' in form && form.value !== undefined ? [form.value] : []));
  const [origin] = forms.flatMap((form) => ('origin' in form && form.origin ? [form.origin] : []));
  const type = [...new Set(forms.map(({ is }) => is))].join(' or ');
  const isClosed = choices.length === forms.length && choices.length > 0;
  return { type, ...(isClosed && { choices: choices.toSorted() }), ...limitsOf(origin?.rules ?? {}) };
}

function limitsOf({
  min,
  max,
  above,
  below,
  integer,
  patterns,
  form,
  required,
}: Rules): Partial<SnapshotField> {
  return {
    // A required text has at least one character, which "required" says already.
    ...(min !== undefined && !(required && min === 1) && { min }),
    ...(max !== undefined && { max }),
    ...(above !== undefined && { above }),
    ...(below !== undefined && { below }),
    ...(integer && { integer: true as const }),
    ...(patterns && { pattern: patterns.map(String).join(' and ') }),
    ...(form && { form }),
  };
}

function targetsOf(node: TypeNode, extracted: ExtractedSchema): string[] {
  if (node.type === 'union') return node.of.flatMap((member) => targetsOf(member, extracted));
  if (node.type === 'inline') {
    const declared = extracted.declared.get(node.name);
    return declared?.type === 'object' && declared.dereferencesTo ? [declared.dereferencesTo] : [];
  }
  if (node.type !== 'object') return [];
  if (node.dereferencesTo) return node.dereferencesTo === 'nothing' ? [] : [node.dereferencesTo];
  return node.rest ? targetsOf(node.rest, extracted) : [];
}

function isChoice(node: TypeNode & { type: 'union' }): boolean {
  return node.of.every(({ type }) => type === 'string' || type === 'number' || type === 'boolean');
}

function isNamed(node: TypeNode & { type: 'object' }): boolean {
  return node.rest?.type === 'inline';
}

/** The forms of one member of a list: a reference can lead to several types, and a weak one to nothing. */
function formsOfMember(node: TypeNode): TypeNode[] {
  const leadsNowhere = (form: TypeNode) => form.type === 'object' && form.dereferencesTo === 'nothing';
  if (node.type !== 'union') return [node];
  return node.of.flatMap(formsOfMember).filter((form) => !leadsNowhere(form));
}

/** Whether a node is a text, number or choice with the name that the extraction gives it. */
function isNamedValue(node: TypeNode): boolean {
  return node.type === 'inline' && node.name.startsWith('field ');
}

function nameOf(node: TypeNode): string {
  // A value in a list of several sorts is named by its sort: `field note.rows[](string)`.
  if (node.type === 'inline') return /^field .*\(([^()]*)\)$/.exec(node.name)?.[1] ?? node.name;
  if (node.type !== 'object') return node.type;
  const type = node.attributes._type?.value;
  return (type?.type === 'string' && type.value) || (node.rest ? nameOf(node.rest) : 'object');
}

/** Each text, number and choice of a result with its forms: `cards[].title` is `text`. */
function resultsIn(members: Member[], extracted: ExtractedSchema): Record<string, string> {
  const found = new Map<string, Set<string>>();
  collect(members, '');
  const entries = [...found].map(([path, forms]): [string, string] => [
    path,
    [...forms].toSorted().join(' | '),
  ]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

  function collect(forms: Member[], path: string): void {
    for (const form of forms) {
      if (form.is === 'list') collect(membersOf(form.of, extracted), `${path}[]`);
      else if (form.is === 'object') {
        for (const [key, { value }] of Object.entries(form.fields)) {
          const inner = membersOf(value, extracted);
          // Objects that a query brings for itself, under keys that begin with `_`, such as a section of an older form,
          // are no part of its answer.
          if (key.startsWith('_') && inner.some(({ is }) => is === 'object')) continue;
          collect(inner, path ? `${path}.${key}` : key);
        }
      } else {
        const known = 'value' in form && form.value !== undefined ? JSON.stringify(form.value) : form.is;
        found.set(path, (found.get(path) ?? new Set()).add(known));
      }
    }
  }
}
