import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { useStableId } from '../island/stable-id.ts';
import type { EpisodeProps } from './episode.ts';
import { EpisodePlayer } from './episode-player.tsx';
import { type EpisodeWindowProps, StillWindow } from './still-window.tsx';

/** The window of the player: it shows one of the episodes, or is closed where `shown` is -1. */
export function EpisodeDialog({
  episodes,
  shown,
  form: nextForm = StillWindow,
  playsAtOnce,
  cardOf,
  onTurn,
  onClose,
}: {
  episodes: readonly EpisodeProps[];
  shown: number;
  /** The component that opens and closes it. A new one is used only while the window is closed. */
  form: ComponentType<EpisodeWindowProps> | undefined;
  playsAtOnce: boolean;
  cardOf: (episode: EpisodeProps) => Element | null | undefined;
  onTurn: (to: EpisodeProps) => void;
  onClose: (last: EpisodeProps) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef<EpisodeProps>(undefined);
  // The last episode stays drawn until the window has closed.
  const [kept, setKept] = useState<EpisodeProps>();
  const [Window, setWindow] = useState<ComponentType<EpisodeWindowProps>>(() => nextForm);
  const titleId = useStableId('title');
  const episode = episodes[shown];
  const drawn = episode ?? kept;
  const place = drawn ? episodes.indexOf(drawn) : -1;

  useLayoutEffect(() => {
    if (!episode) return;
    last.current = episode;
    setKept(episode);
  }, [episode]);
  useLayoutEffect(() => {
    if (!drawn) setWindow(() => nextForm);
  }, [drawn, nextForm]);

  return (
    <Window
      dialog={dialog}
      isOpen={Boolean(episode)}
      titleId={drawn && titleId}
      cardOf={() => drawn && cardOf(drawn)}
      onClose={() => {
        setKept(undefined);
        if (last.current) onClose(last.current);
      }}
    >
      {drawn && (
        <EpisodePlayer
          key={drawn.slug}
          titleId={titleId}
          episode={drawn}
          playsAtOnce={playsAtOnce}
          previous={episodes[place - 1]}
          next={episodes[place + 1]}
          onTurn={onTurn}
        />
      )}
    </Window>
  );
}
