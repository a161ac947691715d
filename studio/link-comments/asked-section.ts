import { useWindowValue, WindowValue } from '../window/window-value.ts';

const asked = new WindowValue<{ id: string; section: string } | undefined>(undefined);

/** Asks for the comments on a section of a document, by the section's key. */
export function askFor(id: string, section: string): void {
  asked.put({ id, section });
}

/** Forgets the section that was asked for, if it is one of this document. */
export function forgetAsked(id: string): void {
  if (asked.read()?.id === id) asked.put(undefined);
}

/** The key of the section of a document whose comments were asked for last. */
export function useAskedSection(id: string): string | undefined {
  return useWindowValue(asked, (now) => (now?.id === id ? now.section : undefined));
}
