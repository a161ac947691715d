import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { useStableId } from '../island/stable-id.ts';
import { Button } from '../link/button.tsx';
import type { EpisodeProps } from './episode.ts';
import { EpisodePlayer } from './episode-player.tsx';

/** The window of the player: a native modal dialog that shows one of some episodes, or (-1) is closed. */
export function EpisodeDialog({
  episodes,
  shown,
  playsAtOnce,
  onTurn,
  onClose,
}: {
  episodes: readonly EpisodeProps[];
  shown: number;
  playsAtOnce: boolean;
  onTurn: (to: EpisodeProps) => void;
  onClose: (last: EpisodeProps) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef<EpisodeProps>(undefined);
  const titleId = useStableId('title');
  const episode = episodes[shown];

  // Before the player's own effect, which moves the focus into the window.
  useLayoutEffect(() => {
    if (episode) last.current = episode;
    // Two lists of a page may hold the same episode; the first of them shows it.
    if (episode && !document.querySelector('[data-part="episode-dialog"][open]')) dialog.current?.showModal();
    if (!episode) dialog.current?.close();
  }, [episode]);

  return (
    <dialog
      ref={dialog}
      data-part="episode-dialog"
      className={clsx(
        'm-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain px-(--gutter) pb-8',
        '[--gutter:1.25rem] tablet:[--gutter:2rem]',
        'tablet:h-fit tablet:max-h-[calc(100dvh-3rem)] tablet:w-[min(60rem,100%-3rem,86dvh)]',
        'tablet:rounded-m tablet:border tablet:border-line',
        'backdrop:bg-deep/72 backdrop:backdrop-blur-xs',
        'motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0',
      )}
      data-ground-of="deep"
      aria-labelledby={episode && titleId}
      closedby="any"
      // The event comes a moment after the closing; who goes back and forth has it open again by then.
      onClose={() => !dialog.current?.open && last.current && onClose(last.current)}
    >
      <form
        method="dialog"
        className="sticky top-0 z-1 -mx-(--gutter) flex justify-end bg-ground px-(--gutter) py-3"
      >
        <Button type="submit" variant="ghost" size="s">
          Close
        </Button>
      </form>
      {episode && (
        <EpisodePlayer
          key={episode.slug}
          titleId={titleId}
          episode={episode}
          playsAtOnce={playsAtOnce}
          previous={episodes[shown - 1]}
          next={episodes[shown + 1]}
          onTurn={onTurn}
        />
      )}
    </dialog>
  );
}
