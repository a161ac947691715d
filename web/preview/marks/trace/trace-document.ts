import type * as z from 'zod';
import { compiledTypes } from '#pages/compiled-types.ts';
import { resolved } from '#pages/resolve-contract.ts';
import type { LivePath } from '../../path/live-path.ts';
import { checkMarked } from './check-traced.ts';
import { Trace } from './trace.ts';

/** What stands at a path except its sections, with marks at its texts, and what the marks stand for. */
export interface TracedDocument {
  found: z.output<typeof resolved>;
  trace: Trace;
}

/**
 * Makes what stands at a path from the documents as they are edited, with a mark at each text of the document `id`, but
 * none at those of other documents; undefined when it cannot be shown.
 */
export function traceDocument(live: LivePath, id: string): TracedDocument | undefined {
  const trace = new Trace(compiledTypes);
  const raw = live.frameIf((document) => (document._id === id ? trace.mark(document) : document));
  const found = checkMarked(resolved, raw);
  return found && { found, trace };
}
