import type { Transition } from 'motion/react';

/**
 * The springs of everything that framer-motion animates. They settle visibly in 250 to 450 ms, with hardly any
 * overshoot (docs/design.md, "Motion").
 */
export const springs = {
  /** To another place of its kind: a card of a list, the mark of a tab. */
  place: { type: 'spring', visualDuration: 0.35, bounce: 0.12 },
  /** Into and out of sight. */
  sight: { type: 'spring', visualDuration: 0.25, bounce: 0 },
  /** From small to large and back: an episode from its card. */
  growth: { type: 'spring', visualDuration: 0.4, bounce: 0.1 },
  /** A number and its drawing, without overshoot, so that it never shows more than is true. */
  number: { type: 'spring', visualDuration: 0.4, bounce: 0 },
} as const satisfies Record<string, Transition>;
