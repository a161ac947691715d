import { useRef } from 'react';
import { readNames } from '../address/asks-address.ts';
import { useAwake } from '../inputs/use-awake.ts';
import { useMoving } from '../motion/use-moving.ts';
import type { EpisodeProps } from './episode.ts';
import { EpisodeCard } from './episode-card.tsx';
import { EpisodeDialog } from './episode-dialog.tsx';
import { cardIn, episodeHref, episodeParameter, useOpenEpisode } from './use-open-episode.ts';

const loadMovingWindow = async () => (await import('./moving-window.tsx')).MovingWindow;

/** Episodes as cards, and the player that they open. Without JavaScript each card leads to its video. */
export function EpisodeCards({ episodes }: { episodes: readonly EpisodeProps[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isAwake = useAwake();
  const form = useMoving(list, loadMovingWindow);
  const { slug, isAsked, show, turn, close } = useOpenEpisode(list);
  const ready = episodes.filter(({ video }) => video);
  const cardOf = ({ slug }: EpisodeProps) => cardIn(list.current, slug);
  return (
    <>
      <ul
        ref={list}
        {...readNames([episodeParameter])}
        className="grid gap-x-6 gap-y-[clamp(2.5rem,4vw,3.5rem)] tablet:grid-cols-2 desk:grid-cols-3"
      >
        {episodes.map((episode) => (
          <li
            key={episode.slug}
            data-episode={episode.slug}
            // With two columns, an odd last card fills its row.
            className="@container tablet:max-desk:last:odd:col-span-2"
          >
            <EpisodeCard
              episode={episode}
              href={isAwake ? episodeHref(episode.slug) : undefined}
              onOpen={() => show(episode.slug)}
            />
          </li>
        ))}
      </ul>
      <EpisodeDialog
        episodes={ready}
        shown={ready.findIndex((episode) => episode.slug === slug)}
        form={form}
        playsAtOnce={isAsked}
        cardOf={cardOf}
        onTurn={(episode) => turn(episode.slug)}
        onClose={(last) => {
          if (slug) close();
          cardOf(last)?.querySelector('a')?.focus();
        }}
      />
    </>
  );
}
