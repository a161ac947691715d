import { compiledTypes } from '#pages/compiled-types.ts';
import type { CheckedSection } from '#sections/check-section.ts';
import type { LivePath } from '../../path/live-path.ts';
import { checkTraced } from './check-traced.ts';
import { Trace } from './trace.ts';

/** A section whose texts bear marks, and what the marks stand for. */
export interface TracedSection {
  section: CheckedSection;
  trace: Trace;
}

/**
 * Makes a section from the documents as they are edited, with a mark at each of its texts; undefined when the browser
 * cannot make it. Of other documents only a shared section is marked, because the rest are edited in places of their
 * own.
 */
export function traceSection(live: LivePath, id: string, key: string): TracedSection | undefined {
  const trace = new Trace(compiledTypes);
  const raw = live.sectionIf(key, (document) =>
    document._id === id || document._type === 'shared-section' ? trace.mark(document) : document,
  );
  const section = raw === undefined ? undefined : checkTraced(raw);
  return section && { section, trace };
}
