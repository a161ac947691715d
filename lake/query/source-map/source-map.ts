import { isFields } from '../../kernel/fields.ts';
import type { SourceDocument, SourcePlace, Step, Traced } from './traced.ts';

/**
 * Where each part of a result comes from, as Sanity's clients read it
 * (https://www.sanity.io/docs/visual-editing/content-source-maps).
 */
export interface SourceMap {
  documents: SourceDocument[];
  paths: string[];
  mappings: Record<string, { type: 'value'; source: Source }>;
}

type Source = { type: 'documentValue'; document: number; path: number } | { type: 'unknown' };

/**
 * The source map of a result. A part is said to come from a place only if the same value stands there: what the trace
 * gets wrong becomes unknown, but never names a wrong place.
 */
export function sourceMapOf(traced: Traced, result: unknown, isKeyed = true): SourceMap {
  const documents = new Map<string, { index: number; document: SourceDocument }>();
  const paths = new Map<string, number>();
  const mappings: SourceMap['mappings'] = {};

  function sourceOf({ document, path }: SourcePlace): Source {
    if (!documents.has(document._id)) documents.set(document._id, { index: documents.size, document });
    const written = writePath(path, isKeyed);
    if (!paths.has(written)) paths.set(written, paths.size);
    return {
      type: 'documentValue',
      document: documents.get(document._id)?.index ?? 0,
      path: paths.get(written) ?? 0,
    };
  }

  function map(value: unknown, { plain, from, fields, items }: Traced, way: string): void {
    if (from && isSame(value, plain)) {
      mappings[way] = { type: 'value', source: sourceOf(from) };
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        map(item, items?.[index] ?? { plain: null }, `${way}[${index}]`);
    } else if (isFields(value)) {
      for (const [name, field] of Object.entries(value))
        map(field, fields?.[name] ?? { plain: null }, `${way}['${escapeName(name)}']`);
    } else if (value !== null && value !== undefined) {
      mappings[way] = { type: 'value', source: { type: 'unknown' } };
    }
  }

  map(result, traced, '$');
  return {
    documents: [...documents.values()].map(({ document }) => document),
    paths: [...paths.keys()],
    mappings,
  };
}

/** A path in the form of JSONPath; an item of a list by its key, as the Studio wants it, or by its place. */
function writePath(path: readonly Step[], isKeyed: boolean): string {
  const steps = path.map((step) => {
    if (typeof step === 'string') return `['${escapeName(step)}']`;
    return isKeyed && step.key ? `[?(@._key=='${escapeName(step.key)}')]` : `[${step.index}]`;
  });
  return `$${steps.join('')}`;
}

const escapeName = (name: string): string => name.replace(/[\\']/g, '\\$&');

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
