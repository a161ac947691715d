import { intro, link, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** One line for every episode: its film, its length, its speaker, what it teaches, and its captions to read. */
export function markdown({ episodes, ...words }: Props): Markdown {
  return [...intro(words), ...list(episodes.map(line))];
}

function line(episode: Props['episodes'][number]): Markdown {
  const { number, title, description, videoDuration, video, captions, speaker } = episode;
  const name = number === null ? title : `Episode ${number}: ${title}`;
  const about = [videoDuration, speaker && `${speaker.firstName} ${speaker.lastName}`]
    .filter(Boolean)
    .join(', ');
  return paragraph(
    link(name, video),
    about && ` (${about})`,
    description && `: ${description}`,
    captions && ' ',
    captions && link('Captions', captions),
  );
}
