import {
  getFallbackLocaleSource,
  normalizeValidationRules,
  resolveTypeForArrayItem,
} from '@sanity/validation/_internal';
import { compileSchema } from '../compile.ts';
import type { CompiledType } from '../proof/rules.ts';
import type { DatasetDocument } from './finding.ts';

/** What the Studio would say of a value, with its place. */
export interface StudioMarker {
  path: string;
  message: string;
}

interface Rule {
  _level?: string;
  isRequired(): boolean;
  validate(value: unknown, context: object): Promise<{ level: string; message: string; path: unknown[] }[]>;
}

interface Place {
  document: DatasetDocument;
  parent: unknown;
  path: (string | number | { _key: string })[];
}

const schema = compileSchema();
const i18n = getFallbackLocaleSource();
const rulesByType = new WeakMap<object, Rule[]>();

/**
 * Everything that keeps an editor from publishing a document, and the fields that no editor sees. It asks the very
 * rules that the Studio asks, without the pauses that keep the Studio's form fluent, and so takes a tenth of the time;
 * a test holds it to Sanity's own answer. `exists` says which documents references can lead to.
 */
export async function studioMarkers(
  document: DatasetDocument,
  exists: (id: string) => boolean,
): Promise<StudioMarker[]> {
  const type = schema.get(document._type) as CompiledType | undefined;
  if (!type) return [];
  const found: Promise<StudioMarker[]>[] = [];
  const context = {
    schema,
    document,
    i18n,
    environment: 'studio',
    getClient: () => noClient,
    getDocumentExists: async ({ id }: { id: string }) => exists(id),
  };
  visit(document, type, { document, parent: undefined, path: [] });
  return (await Promise.all(found)).flat();

  function visit(value: unknown, at: CompiledType, { parent, path }: Place): void {
    const rules = rulesOf(at);
    for (const rule of rules) {
      if (rule._level && rule._level !== 'error') continue;
      found.push(ask(rule, value, { ...context, type: at, parent, path }));
    }
    const isRequired = rules.some((rule) => rule.isRequired());
    if (at.jsonType === 'object' && (isRecord(value) || (value == null && isRequired))) {
      const fields = at.fields ?? [];
      for (const { name, type: field } of fields)
        visit(isRecord(value) ? value[name] : undefined, field, {
          document,
          parent: value,
          path: [...path, name],
        });
      if (isRecord(value)) found.push(Promise.resolve(unknownFields(value, at, path)));
    }
    if (at.jsonType === 'array' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const member = resolveTypeForArrayItem(item, (at.of ?? []) as never) as CompiledType | undefined;
        const key = isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index;
        if (member) visit(item, member, { document, parent: value, path: [...path, key] });
      }
    }
  }
}

async function ask(rule: Rule, value: unknown, context: object): Promise<StudioMarker[]> {
  const markers = await rule.validate(value, context);
  return markers
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => ({ path: placeOf(path as Place['path']), message }));
}

function rulesOf(type: CompiledType): Rule[] {
  const known = rulesByType.get(type);
  if (known) return known;
  const rules = normalizeValidationRules(type as never) as unknown as Rule[];
  rulesByType.set(type, rules);
  return rules;
}

function unknownFields(
  value: Record<string, unknown>,
  type: CompiledType,
  path: Place['path'],
): StudioMarker[] {
  const names = new Set(type.fields?.map(({ name }) => name));
  return Object.keys(value)
    .filter((key) => !key.startsWith('_') && !names.has(key))
    .map((key) => ({
      path: placeOf([...path, key]),
      message: `Field '${key}' does not exist on type '${type.name}'`,
    }));
}

/** A place in a document by the keys of its list items: `sections.k3.title`. */
export function placeOf(path: readonly unknown[]): string {
  return path.map((part) => (isRecord(part) && '_key' in part ? String(part._key) : String(part))).join('.');
}

// Sanity asks it whether a slug is taken; what is taken is found for the whole dataset at once.
const noClient = { fetch: async () => true, withConfig: () => noClient, config: () => ({}) };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
