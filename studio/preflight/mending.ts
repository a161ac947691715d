import { getPublishedId } from '@sanity/client/csm';
import type { Hint } from '../inspect/field-path.ts';
import { useWindowValue, WindowValue } from '../window/window-value.ts';

/** A document that was kept from going out, whose faults are mended one after the other. */
interface Mending {
  id: string;
  /** Its faults as they were known last. */
  faults: readonly Hint[];
  /** Which of them is open. */
  at: Hint;
}

const mending = new WindowValue<Mending | undefined>(undefined);

/** Begins to mend the faults of a document, of which `at` is opened. */
export function beginMending(id: string, faults: readonly Hint[], at: Hint): void {
  mending.put({ id: getPublishedId(id), faults, at });
}

/** Ends the mending, whether all is mended or not. */
export function endMending(): void {
  mending.put(undefined);
}

/** The mending of a document, if one is under way; undefined if it is of another document. */
export function useMending(id: string): Mending | undefined {
  const published = getPublishedId(id);
  return useWindowValue(mending, (now) => (now?.id === published ? now : undefined));
}
