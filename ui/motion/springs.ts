import type { Transition } from 'motion/react';

/**
 * How what framer-motion moves comes to rest, all of it: seen to arrive after 250 to 450 ms, and hardly beyond its place
 * (docs/design.md, "Motion").
 */
export const springs = {
  /** To another place of its kind: a card of a list, the mark of a tab. */
  place: { type: 'spring', visualDuration: 0.35, bounce: 0.12 },
  /** Into and out of sight. */
  sight: { type: 'spring', visualDuration: 0.25, bounce: 0 },
  /** From a small thing to a large one and back: an episode out of its card. */
  growth: { type: 'spring', visualDuration: 0.4, bounce: 0.1 },
  /** A number and what is drawn of it; it never says more than is true. */
  number: { type: 'spring', visualDuration: 0.4, bounce: 0 },
} as const satisfies Record<string, Transition>;
