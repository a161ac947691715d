import { SectionFilm } from '#ui/episodes/section-film.tsx';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Intro } from '#ui/text/intro.tsx';
import type { Props } from './contract.ts';
import { secondsOf } from './seconds-of.ts';

/** A film that loads only when a visitor plays it, with its chapters and its transcript. */
export default function Video({
  eyebrow,
  title,
  text,
  video,
  poster,
  captions,
  duration,
  chapters,
  transcript,
  publishedAt: _forSearchEngines,
  ...frame
}: Props) {
  return (
    <Section frame={frame}>
      <Intro eyebrow={eyebrow} title={title} text={text} split />
      <div className="grid gap-8">
        {video ? (
          <SectionFilm
            film={{ title, video, videoPoster: poster, captions }}
            duration={duration}
            chapters={chapters
              .map(({ key, start, title: name }) => ({ key, start, at: secondsOf(start), title: name }))
              .toSorted((a, b) => a.at - b.at)}
          />
        ) : (
          poster && <Picture picture={poster} />
        )}
        {transcript && (
          <Accordion
            items={[
              {
                key: 'transcript',
                title: 'Read the transcript',
                content: <p className="whitespace-pre-line">{transcript}</p>,
              },
            ]}
          />
        )}
      </div>
    </Section>
  );
}
