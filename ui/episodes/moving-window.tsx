import clsx from 'clsx';
import { domMax, LazyMotion, type PanInfo, useAnimationControls, useDragControls } from 'motion/react';
import * as m from 'motion/react-m';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { springs } from '../motion/springs.ts';
import { CloseBar, type EpisodeWindowProps, openWindow, windowLook } from './still-window.tsx';

const minDrag = 120; // px downwards after which a drag closes the window
const minThrow = 500; // px a second at which a shorter drag closes it, too
const whole = { x: 0, y: 0, scale: 1, opacity: 1 };

/**
 * `StillWindow` with motion: it grows out of its card, follows a finger that drags its bar down, and shrinks back
 * into its card.
 */
export function MovingWindow({ dialog, isOpen, titleId, cardOf, onClose, children }: EpisodeWindowProps) {
  const turn = useRef(0);
  const [isLeaving, setLeaving] = useState(false);
  const motion = useAnimationControls();
  const drag = useDragControls();

  const grow = () => {
    turn.current++;
    setLeaving(false);
    if (!dialog.current?.open) {
      openWindow(dialog);
      motion.set(placeOf(cardOf(), dialog.current));
    }
    motion.start(whole, { ...springs.growth, opacity: springs.sight });
  };

  const leave = async () => {
    if (!dialog.current?.open) return;
    const own = ++turn.current;
    setLeaving(true);
    dialog.current.querySelector('video')?.pause();
    await motion.start(placeOf(cardOf(), dialog.current), springs.sight);
    // After going back and forth in the history, the window may be open again.
    if (own === turn.current) dialog.current?.close();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens and closes
  useLayoutEffect(() => {
    if (isOpen) grow();
    else leave();
  }, [isOpen]);

  const leaveInstead = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };
  const endDrag = (_: unknown, { offset, velocity }: PanInfo) => {
    if (offset.y > minDrag || velocity.y > minThrow) leave();
    else motion.start(whole, springs.growth);
  };

  return (
    <LazyMotion strict features={domMax}>
      <m.dialog
        ref={dialog}
        data-part="episode-dialog"
        data-leaving={isLeaving || undefined}
        className={clsx(
          windowLook,
          'origin-top-left backdrop:transition-opacity backdrop:duration-200',
          'starting:backdrop:opacity-0 data-leaving:backdrop:opacity-0',
        )}
        data-ground-of="deep"
        aria-labelledby={titleId}
        closedby="any"
        onCancel={leaveInstead}
        onClose={() => !dialog.current?.open && onClose()}
        animate={motion}
        drag="y"
        dragControls={drag}
        dragListener={false}
        dragConstraints={{ top: 0 }}
        dragElastic={0}
        dragMomentum={false}
        onDragEnd={endDrag}
      >
        <CloseBar
          className="touch-none"
          onSubmit={leaveInstead}
          // A mouse user has the button instead.
          onPointerDown={(event) => event.pointerType !== 'mouse' && drag.start(event)}
        >
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-2 mx-auto hidden h-1 w-10 rounded-full bg-point pointer-coarse:block"
          />
        </CloseBar>
        {children}
      </m.dialog>
    </LazyMotion>
  );
}

/**
 * Returns the transform that puts the window onto the picture of a card, at its size; only transparent where there is
 * no card.
 */
function placeOf(card: Element | null | undefined, dialog: HTMLDialogElement | null) {
  const picture = (card?.querySelector('.picture') ?? card)?.getBoundingClientRect();
  if (!picture || !dialog) return { opacity: 0 };
  const { offsetLeft, offsetTop, offsetWidth } = dialog; // its layout position, without transforms
  return {
    x: picture.left - offsetLeft,
    y: picture.top - offsetTop,
    scale: picture.width / offsetWidth,
    opacity: 0,
  };
}
