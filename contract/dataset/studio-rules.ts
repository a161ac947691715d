import {
  getFallbackLocaleSource,
  getTypeChain,
  normalizeValidationRules,
  resolveTypeForArrayItem,
} from '@sanity/validation/_internal';
import type { CompiledSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import type { AskDataset, StoredDocument } from '../project.ts';
import type { CompiledType } from '../reading/compiled-type.ts';
import { isFields } from '../reading/fields.ts';

/** What the Studio would say of a value, with its place. */
export interface StudioMarker {
  level: 'error' | 'warning';
  path: string;
  message: string;
}

interface Rule {
  isRequired(): boolean;
  validate(value: unknown, context: object): Promise<{ level: string; message: string; path: unknown[] }[]>;
}

interface Place {
  parent: unknown;
  path: (string | number | { _key: string })[];
}

const i18n = getFallbackLocaleSource();
// Sanity looks for unknown fields in these alone, and so not in a reference or a span.
const haveFields = new Set(['object', 'document', 'file', 'image']);
const rulesByType = new WeakMap<object, Rule[]>();

/**
 * Everything that keeps an editor from publishing a document or gives them a warning, and the fields that the schema
 * does not have. It asks the same rules as the Studio, but without the pauses that keep the Studio's form fluent, and
 * so takes a tenth of the time; a test compares it with Sanity's own answer. `schema` is the Studio's; `exists` says
 * which documents references can lead to, `ask` answers what a rule asks of one document.
 */
export async function studioMarkers(
  document: StoredDocument,
  schema: CompiledSchema,
  exists: (id: string) => boolean,
  ask: AskDataset = () => null,
): Promise<StudioMarker[]> {
  const type = compiledType(schema, document._type);
  if (!type) return [];
  const found: Promise<StudioMarker[]>[] = [];
  const context = {
    schema,
    document,
    i18n,
    environment: 'studio',
    getClient: () => clientOf(ask),
    getDocumentExists: async ({ id }: { id: string }) => exists(id),
  };
  visit(document, type, { parent: undefined, path: [] });
  return (await Promise.all(found)).flat();

  function visit(value: unknown, at: CompiledType, { parent, path }: Place): void {
    const rules = rulesOf(at);
    for (const rule of rules) found.push(askRule(rule, value, { ...context, type: at, parent, path }));
    const isRequired = rules.some((rule) => rule.isRequired());
    if (at.jsonType === 'object' && (value || (value == null && isRequired))) {
      for (const { name, type: field } of at.fields ?? [])
        visit(isFields(value) ? value[name] : undefined, field, { parent: value, path: [...path, name] });
      found.push(Promise.resolve(unknownFields(value, at, path)));
    }
    if (at.jsonType === 'array' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        // A compiled type is Sanity's own; `CompiledType` names a part of it.
        const member = resolveTypeForArrayItem(item, (at.of ?? []) as never) as CompiledType | undefined;
        const key = isFields(item) && typeof item._key === 'string' ? { _key: item._key } : index;
        if (member) visit(item, member, { parent: value, path: [...path, key] });
      }
    }
  }
}

async function askRule(rule: Rule, value: unknown, context: object): Promise<StudioMarker[]> {
  const markers = await rule.validate(value, context);
  return markers.flatMap(({ level, path, message }) =>
    level === 'error' || level === 'warning' ? { level, path: placeByKeys(path), message } : [],
  );
}

function rulesOf(type: CompiledType): Rule[] {
  const known = rulesByType.get(type);
  if (known) return known;
  // A compiled type and its rules are Sanity's own; `CompiledType` and `Rule` name a part of them.
  const rules = normalizeValidationRules(type as never) as unknown as Rule[];
  rulesByType.set(type, rules);
  return rules;
}

function unknownFields(value: unknown, type: CompiledType, path: Place['path']): StudioMarker[] {
  // A compiled type is Sanity's own; `CompiledType` names a part of it.
  const isOfFields = getTypeChain(type as never, new Set()).some(({ name }) => haveFields.has(name));
  if (typeof value !== 'object' || value === null || !isOfFields) return [];
  const names = new Set(type.fields?.map(({ name }) => name));
  return Object.keys(value)
    .filter((key) => !key.startsWith('_') && !names.has(key))
    .map((key) => ({
      level: 'error',
      path: placeByKeys([...path, key]),
      message: `Field '${key}' does not exist on type '${type.name}'`,
    }));
}

/** A place in a document by the keys of its list items: `sections.k3.title`. */
function placeByKeys(path: readonly unknown[]): string {
  return path.map((part) => (isFields(part) && '_key' in part ? String(part._key) : String(part))).join('.');
}

const ofOneDocument = /^\*\[_id == \$\w+\]\[0\]/;

function clientOf(ask: AskDataset) {
  const client = {
    // Rules ask whether a slug is taken; that is found for the whole dataset at once.
    fetch: async (query: string, params?: Record<string, unknown>) =>
      ofOneDocument.test(query) ? ask(query, params) : true,
    withConfig: () => client,
    config: () => ({}),
  };
  return client;
}
