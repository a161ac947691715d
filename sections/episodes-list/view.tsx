import { EpisodeList } from '#ui/episodes/episode-list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';

/** Episodes as cards that open the player; the address of the page names the open episode. */
export default function EpisodesList({ eyebrow, title, text, episodes, ...frame }: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <EpisodeList episodes={episodes} />
    </Section>
  );
}
