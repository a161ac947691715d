const maxDocuments = 1_000; // documents of one transaction
const maxBytes = 16 * 1024 * 1024; // bytes of one transaction; the lake takes twice as many

type Document = { _id: string; _type: string };

/** Writes some documents to a dataset in one transaction; each replaces the one of its id. */
export type WriteBatch = (batch: readonly Document[]) => Promise<unknown>;

/**
 * Writes documents in as many transactions as they need. References are weak until all of them are there, so
 * that their order does not matter.
 */
export async function writeInBatches(
  writeBatch: WriteBatch,
  documents: readonly Document[],
  onProgress: (what: string, count: number, of: number) => void = () => {},
): Promise<void> {
  const batches = [...batchesOf(documents)];
  if (batches.length > 1) await write('documents', weaken);
  await write(batches.length > 1 ? 'references' : 'documents', (document) => document);

  async function write(what: string, form: (document: Document) => Document) {
    let count = 0;
    for (const batch of batches) {
      await writeBatch(batch.map(form));
      count += batch.length;
      onProgress(what, count, documents.length);
    }
  }
}

function* batchesOf(documents: readonly Document[]): Generator<Document[]> {
  let batch: Document[] = [];
  let size = 0;
  for (const document of documents) {
    const bytes = Buffer.byteLength(JSON.stringify(document));
    if (batch.length === maxDocuments || (batch.length > 0 && size + bytes > maxBytes)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(document);
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}

function weaken<T>(value: T): T {
  // A list stays a list of the same form.
  if (Array.isArray(value)) return value.map(weaken) as T;
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, weaken(field)]));
  // An object keeps all that it had.
  return (typeof fields._ref === 'string' ? { ...fields, _weak: true } : fields) as T;
}
