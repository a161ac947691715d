import { heading, link, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { EpisodePage } from './contract.ts';

/** An episode: what it is about, links to its film and its captions, and its sections. */
export function markdown(episode: EpisodePage, sections: Markdown): Markdown {
  const { title, number, description, videoDuration, video, captions, speaker } = episode;
  const facts = [
    number && `Episode ${number}`,
    videoDuration,
    speaker && `${speaker.firstName} ${speaker.lastName}`,
  ];
  return [
    ...heading(1, title),
    ...paragraph(facts.filter(Boolean).join(', ')),
    ...paragraph(description),
    ...paragraph(
      video && link('Film', video),
      video && captions && ', ',
      captions && link('Captions', captions),
    ),
    ...sections,
  ];
}
