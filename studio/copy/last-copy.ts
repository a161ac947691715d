import { WindowValue } from '../window/window-value.ts';

/** The document that was made last as a copy of another one in this window, by the id of the published one, until somebody has led to it. */
export const lastCopy = new WindowValue<string | undefined>(undefined);
