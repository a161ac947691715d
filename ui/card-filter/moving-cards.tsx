import { AnimatePresence, domMax, LazyMotion, useIsPresent } from 'motion/react';
import * as m from 'motion/react-m';
import type { ReactNode, Ref } from 'react';
import { springs } from '../motion/springs.ts';
import type { StillCards } from './still-cards.tsx';

const unseen = { opacity: 0, scale: 0.97 };

/** `StillCards` with motion: cards that stay move to their new places, while others fade in and out. */
export function MovingCards({ cards, className }: Parameters<typeof StillCards>[0]) {
  return (
    <LazyMotion strict features={domMax}>
      <ul className={className}>
        <AnimatePresence initial={false} mode="popLayout">
          {cards.map(({ key, look }) => (
            <MovingCard key={key}>{look}</MovingCard>
          ))}
        </AnimatePresence>
      </ul>
    </LazyMotion>
  );
}

/** A card that leaves is still visible, but inert. */
function MovingCard({ ref, children }: { ref?: Ref<HTMLLIElement>; children: ReactNode }) {
  return (
    <m.li
      ref={ref}
      inert={!useIsPresent()}
      layout="position"
      initial={unseen}
      animate={{ opacity: 1, scale: 1 }}
      exit={unseen}
      transition={{ ...springs.sight, layout: springs.place }}
    >
      {children}
    </m.li>
  );
}
