import { stylePlugin } from './style-plugin.tsx';

// Sanity has it in the `style` of the element, which has no other name.
const rule =
  '[data-testid=nested-object-dialog] [style*="text-transform: capitalize"] { text-transform: none !important; }';

/** Shows titles in the trail of a section's dialogue as they were written, where Sanity begins every word with a capital. */
export const titlesAsWritten = stylePlugin('titles-as-written', rule);
