import { WindowValue } from '../window/window-value.ts';

/**
 * The last copy that was made in this window, by the id of the published document, until the preview has gone to it.
 */
export const lastCopy = new WindowValue<string | undefined>(undefined);
