import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#lake/kernel/http/handler.ts';
import { transact } from '#lake/kernel/transactions/transact.ts';
import type { ReadForm } from './form-rules.ts';
import type { ReadFile } from './read-file.ts';
import { addressOfFile, keepFile, noteFiles, removeFiles } from './submitted-files.ts';

interface Sender {
  form: string;
  portal: string;
  page?: string;
}

/**
 * Keeps what was filled in as a document that only people with a token can read, and its files beside it; when the
 * document cannot be kept, no file is, even if the lake is killed in between.
 */
export async function keepSubmission(
  context: RequestContext,
  from: Sender,
  form: ReadForm,
  files: readonly ReadFile[],
): Promise<void> {
  const _id = `submission.${randomUUID()}`; // the dot keeps it from readers without a token
  const forget = files.length > 0 ? await noteFiles(context.options.dataDir, _id) : () => {};
  try {
    await keep(context, _id, from, form, files);
    forget();
  } catch (error) {
    removeFiles(context.datasets.main.store, [_id]);
    forget();
    throw error;
  }
}

async function keep(
  context: RequestContext,
  _id: string,
  from: Sender,
  { document, fields }: ReadForm,
  files: readonly ReadFile[],
): Promise<void> {
  const { options, datasets } = context;
  const written = await Promise.allSettled(
    files.map(async ({ name, label, file, kind, bytes }, place) => {
      const stored = await keepFile(datasets.main.store, _id, place, kind, bytes);
      const url = addressOfFile(options, stored);
      return { name, label, value: file.name.slice(0, 200), file: { url, size: bytes.length } };
    }),
  );
  // Not before all are written: what fails later would be left behind.
  const kept = await Promise.all(
    written.map((one) => ('value' in one ? one.value : Promise.reject(one.reason))),
  );
  const texts = fields.map(({ values, ...field }) => ({ ...field, value: values.join('; ') }));
  const submission = {
    _id,
    _type: 'submission',
    ...from,
    ...(document && { source: { _type: 'reference', _ref: document, _weak: true } }),
    submittedAt: new Date().toISOString(),
    fields: [...texts, ...kept].map((field, index) => ({ _key: `f${index}`, ...field })),
  };
  const identity = { id: 'forms', role: 'editor', name: 'Forms' } as const;
  transact({ ...context, identity }, [{ create: submission }]);
}
