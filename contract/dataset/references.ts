import type { StoredDocument } from '../project.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetFinding } from './finding.ts';

/** A reference inside a document. */
interface FoundReference {
  path: string;
  id: string;
  isWeak: boolean;
}

/** References to documents that visitors cannot get: an error, or a warning where the reference is weak. */
export function danglingReferences(document: StoredDocument, { byId, drafted }: Dataset): DatasetFinding[] {
  return [...referencesIn(document, '')]
    .filter(({ id }) => !byId.has(id))
    .map(({ path, id, isWeak }) => ({
      level: isWeak ? 'warning' : 'error',
      id: document._id,
      type: document._type,
      path,
      name: 'reference-leads-nowhere',
      reason: drafted.has(id)
        ? `It refers to "${id}", which is not published yet. Publish that document, or pick another.`
        : `It refers to "${id}", which is not there${isWeak ? ' any more' : ''}. Pick another document, or empty the field.`,
    }));
}

/** Pictures and files that no document shows, not even a draft. */
export function unusedAssets({ documents, all }: Dataset): DatasetFinding[] {
  const used = new Set(all.flatMap((document) => [...referencesIn(document, '')].map(({ id }) => id)));
  return documents
    .filter(({ _id, _type }) => /^sanity\.(image|file)Asset$/.test(_type) && !used.has(_id))
    .map(({ _id: id, _type: type, originalFilename }) => ({
      level: 'warning',
      id,
      type,
      path: '',
      name: 'asset-unused',
      reason: `No document shows ${typeof originalFilename === 'string' ? `"${originalFilename}"` : 'it'}. Delete it if nobody will.`,
    }));
}

function* referencesIn(value: unknown, path: string): Generator<FoundReference> {
  if (typeof value !== 'object' || value === null) return;
  const id = '_ref' in value ? value._ref : undefined;
  if (typeof id === 'string') {
    const isElsewhere = '_dataset' in value || '_projectId' in value;
    if (!isElsewhere) yield { path, id, isWeak: '_weak' in value && value._weak === true };
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    const key = Array.isArray(value) ? keyOf(field, name) : name;
    yield* referencesIn(field, path ? `${path}.${key}` : key);
  }
}

function keyOf(item: unknown, index: string): string {
  return typeof item === 'object' && item !== null && '_key' in item ? String(item._key) : index;
}
