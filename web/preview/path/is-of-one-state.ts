import type { LiveDocument } from '#canvas/messages.ts';
import { type ServedPath, servedDocument } from './served-path.ts';

/**
 * Whether the answer and the documents of a seed have the same version of what stands at the path. The documents are
 * asked for after the answer that names them, and somebody may have written in between.
 */
export function isOfOneState({
  served,
  documents,
}: {
  served: ServedPath;
  documents: LiveDocument[];
}): boolean {
  const document = servedDocument(served);
  const stored = documents.find(({ _id }) => _id === document?._id);
  return !document || (document._updatedAt ?? null) === (stored?._updatedAt ?? null);
}
