import { heardRules } from '../reading/heard-rules.ts';
import { type ExtractedSchema, extract } from './query-types/extract.ts';
import type { Finding } from './verdict.ts';

/** The types of a project that can be extracted, and a finding for each that cannot. */
export interface SoundTypes<Type> {
  /** All types; in the place of one that Sanity cannot compile stands an empty one of its name. */
  types: readonly Type[];
  extracted: ExtractedSchema;
  findings: Finding[];
}

/** Extracts types even when Sanity cannot compile some of them, so that the others are judged all the same. */
export function extractSound<Type extends { name: string; type: string }>(
  types: readonly Type[],
  options: Parameters<typeof extract>[1] = {},
): SoundTypes<Type> {
  try {
    return { types, extracted: extract(types, options), findings: [] };
  } catch (error) {
    const findings = types.flatMap((type) => findingOn(type, types));
    const faulty = new Set(findings.map(({ subject }) => subject));
    const sound = types.map((type) => (faulty.has(type.name) ? emptyOf(type) : type));
    // A fault that shows only when all types are compiled together is reported for the whole schema.
    if (faulty.size === 0) findings.push(cannotBeCompiled('schema', error));
    const all = faulty.size === 0 ? types.map(emptyOf) : sound;
    return { types: all, extracted: extract(all, options), findings };
  }
}

/** Compiles one type among empty ones with the names of the others: a finding when Sanity cannot, else none. */
function findingOn<Type extends { name: string; type: string }>(type: Type, all: readonly Type[]): Finding[] {
  try {
    extract(all.map((other) => (other === type ? other : emptyOf(other))));
    return [];
  } catch (error) {
    return [cannotBeCompiled(type.name, error, unheardIn(type))];
  }
}

function cannotBeCompiled(subject: string, error: unknown, path = ''): Finding {
  const reason = `cannot be compiled by Sanity: ${error instanceof Error ? error.message : String(error)}`;
  const field = path === '' ? {} : { field: `${subject}.${path}` };
  return { subject, path, verdict: 'flaw', name: 'schema-refused', reason, ...field };
}

/** A type, a field or a member of a list, as it is written. */
interface Definition {
  name?: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  validation?: unknown;
}

/**
 * The path of the first field within a definition whose validation throws when its rules are read; undefined when none
 * does.
 */
function unheardIn({ fields = [], of = [], validation }: Definition, path = ''): string | undefined {
  try {
    heardRules(validation, []);
  } catch {
    return path;
  }
  const within = [
    ...fields.map((field) => [field, [path, field.name].filter(Boolean).join('.')] as const),
    ...of.map((member) => [member, `${path}[]`] as const),
  ];
  for (const [part, place] of within) {
    const found = unheardIn(part, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function emptyOf<Type extends { name: string; type: string }>(type: Type): Type {
  const isDocument = type.type === 'document';
  const fields = [{ name: 'unknown', type: 'string' }];
  // Only Sanity's compiler is given it, and reads no more than this of it.
  return { name: type.name, type: isDocument ? 'document' : 'object', fields } as unknown as Type;
}
