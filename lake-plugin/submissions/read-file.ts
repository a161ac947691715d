import type { FormFault } from '#limits/taken-forms.ts';
import { fileKindOf } from './file-kind.ts';
import type { SentFile } from './form-rules.ts';

/** A file that a visitor has sent, its bytes, and what they are. */
export interface ReadFile extends SentFile {
  bytes: Buffer;
  kind: string;
  fault?: FormFault;
}

/**
 * The bytes of a file that was sent; a fault when they are not of a kind that its field takes, whatever its name says.
 */
export async function readFile(sent: SentFile): Promise<ReadFile> {
  const bytes = Buffer.from(await sent.file.arrayBuffer());
  const kind = fileKindOf(bytes) ?? '';
  if (sent.kinds.includes(kind)) return { ...sent, bytes, kind };
  const kinds = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    sent.kinds.map((one) => one.toUpperCase()),
  );
  const message = `“${sent.file.name}” cannot be read as ${kinds}`;
  return { ...sent, bytes, kind, fault: { errorType: 'INVALID_FILE', message, field: sent.name } };
}
