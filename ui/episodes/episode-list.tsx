'use client';

import { Island } from '../island/island.tsx';
import type { EpisodeProps } from './episode.ts';
import { EpisodeCards } from './episode-cards.tsx';

/**
 * Episodes as cards, and the player that they open, as an island. Without JavaScript each card leads to its video.
 */
export function EpisodeList(props: { episodes: readonly EpisodeProps[] }) {
  return <Island name="episode-list" of={EpisodeCards} props={props} />;
}
