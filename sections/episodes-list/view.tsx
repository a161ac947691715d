import { EpisodeList } from '#ui/episodes/episode-list.tsx';
import { Intro } from '#ui/intro.tsx';
import { Section } from '#ui/section.tsx';
import type { Props } from './contract.ts';

/** Episodes as cards; each opens the player, and the address says which one is open. */
export default function EpisodesList({ eyebrow, title, text, episodes, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <EpisodeList episodes={episodes} />
    </Section>
  );
}
