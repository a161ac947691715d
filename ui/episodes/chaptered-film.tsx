import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useStableId } from '../island/stable-id.ts';
import { Picture } from '../picture/picture.tsx';
import { type EpisodeProps, episodeRatio } from './episode.ts';
import { Film } from './film.tsx';
import { Transcript } from './transcript.tsx';
import { useFilm } from './use-film.ts';

/** A film with its length and its chapters; `at` is the start of a chapter in seconds. */
export interface ChapteredFilmProps {
  film: Pick<EpisodeProps, 'title' | 'video' | 'videoPoster' | 'captions'>;
  duration: string | null;
  chapters: readonly { key: string; start: string; at: number; title: string }[];
}

/**
 * A film of which only the poster loads until a visitor starts it, by its button or from a chapter; then the captions
 * can be read beside it as well. Without JavaScript it is a plain video.
 */
export function ChapteredFilm(props: ChapteredFilmProps) {
  const [start, setStart] = useState<number | null>(null);
  if (start === null) return <WaitingFilm {...props} onBegin={setStart} />;
  return <BegunFilm {...props} start={start} />;
}

function WaitingFilm({
  film,
  duration,
  chapters,
  onBegin,
}: ChapteredFilmProps & { onBegin: (seconds: number) => void }) {
  const titleId = useStableId('film');
  return (
    <FilmAndWays
      isBeside={chapters.length > 0}
      screen={
        <>
          <span id={titleId} hidden>
            {film.title}
          </span>
          <noscript>
            <Film episode={film} titleId={titleId} isLoadedAtOnce={false} className="block" />
          </noscript>
          <button
            type="button"
            className="group relative block w-full cursor-pointer bg-deep focus-visible:outline-offset-4 noscript:hidden"
            onClick={() => onBegin(0)}
          >
            {film.videoPoster ? (
              <Picture
                picture={film.videoPoster}
                aspectRatio={episodeRatio}
                sizes="(min-width: 62.5625em) 780px, 100vw"
              />
            ) : (
              <span className="block aspect-366/205" />
            )}
            <span className="sr-only">Play “{film.title}”</span>
            <PlaySign />
            {duration && (
              <span className="absolute end-4 bottom-4 rounded-s bg-deep px-2 py-1 font-mono text-xxs text-white">
                {duration}
              </span>
            )}
          </button>
        </>
      }
      ways={<Chapters chapters={chapters} onChoose={onBegin} />}
    />
  );
}

function BegunFilm({ film: source, chapters, start }: ChapteredFilmProps & { start: number }) {
  const titleId = useStableId('film');
  const { film, track, cues, spoken, seek } = useFilm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    film.current?.focus({ preventScroll: true }); // the button that had the focus is gone
    seek(start);
  }, []);
  return (
    <FilmAndWays
      isBeside={chapters.length > 0}
      screen={
        <>
          <span id={titleId} hidden>
            {source.title}
          </span>
          <Film episode={source} {...{ titleId, film, track }} className="block" />
        </>
      }
      ways={
        chapters.length > 0 || cues.length > 0 ? (
          <div className="grid gap-8">
            <Chapters chapters={chapters} onChoose={seek} />
            {cues.length > 0 && (
              <div className="max-h-56 overflow-y-auto">
                <Transcript cues={cues} spoken={spoken} onSeek={seek} />
              </div>
            )}
          </div>
        ) : null
      }
    />
  );
}

/** The film with its chapters and transcript beside it, or below it on narrow screens. */
function FilmAndWays({ isBeside, screen, ways }: { isBeside: boolean; screen: ReactNode; ways: ReactNode }) {
  return (
    <div
      className={clsx(
        'grid items-start gap-x-12 gap-y-6',
        isBeside && 'desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      )}
    >
      <div className="frame">{screen}</div>
      {ways}
    </div>
  );
}

function Chapters({
  chapters,
  onChoose,
}: Pick<ChapteredFilmProps, 'chapters'> & { onChoose: (seconds: number) => void }) {
  if (chapters.length === 0) return null;
  return (
    <section>
      <h3 className="mono text-teal">Chapters</h3>
      <ol className="mt-1">
        {chapters.map(({ key, start, at, title }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              className="grid w-full cursor-pointer grid-cols-[3rem_minmax(0,1fr)] items-baseline py-2.5 text-start text-s hover:text-teal noscript:pointer-events-none"
              onClick={() => onChoose(at)}
            >
              <time className="mono" dateTime={`PT${at}S`}>
                {start}
              </time>{' '}
              {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaySign() {
  return (
    <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full border border-transparent bg-white text-deep shadow-[0_0_0_0.75rem_color-mix(in_oklab,var(--color-deep)_35%,transparent)] group-hover:scale-106 motion-safe:transition-transform tablet:size-20">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ms-1 size-8">
        <path d="M6 3.5v17l14-8.5z" fill="currentColor" />
      </svg>
    </span>
  );
}
