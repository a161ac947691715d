import { intro, link, list, type Markdown, paragraph, paragraphs, picture } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Links to the film and its captions, its chapters, and its transcript. */
export function markdown({
  video,
  poster,
  captions,
  duration,
  chapters,
  transcript,
  ...words
}: Props): Markdown {
  return [
    ...intro(words),
    ...picture(poster),
    ...paragraph(
      video && link('Film', video),
      video && duration && ` (${duration})`,
      video && captions && ', ',
      captions && link('Captions', captions),
    ),
    ...list(chapters.map(({ start, title }) => paragraph(`${start} ${title}`))),
    ...paragraphs(transcript),
  ];
}
