import { useLayoutEffect, useRef } from 'react';
import { useStableId } from '../island/stable-id.ts';
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
    if (episode && !document.querySelector('.episode-dialog[open]')) dialog.current?.showModal();
    if (!episode) dialog.current?.close();
  }, [episode]);

  return (
    <dialog
      ref={dialog}
      className="episode-dialog"
      data-ground-of="deep"
      aria-labelledby={episode && titleId}
      closedby="any"
      // The event comes a moment after the closing; who goes back and forth has it open again by then.
      onClose={() => !dialog.current?.open && last.current && onClose(last.current)}
    >
      <form method="dialog">
        <button type="submit" className="button ghost button-s">
          Close
        </button>
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
