import clsx from 'clsx';
import type { Cue } from './use-cues.ts';

/**
 * The captions as text. The one being spoken stands out, and each is a button that seeks to its place in the video.
 */
export function Transcript({
  cues,
  spoken,
  level = 3,
  file,
  onSeek,
}: {
  cues: readonly Cue[];
  spoken: number;
  /** The level of its heading. */
  level?: 2 | 3;
  /** The address of the captions, as a link for visitors without JavaScript and until the browser has read them. */
  file?: string;
  onSeek: (seconds: number) => void;
}) {
  if (cues.length === 0 && file === undefined) return null;
  const Title = `h${level}` as const;
  return (
    <section data-part="transcript">
      <Title className="mono text-teal">Transcript</Title>
      {cues.length === 0 && (
        <p className="py-2 text-s">
          <a className="link" href={file}>
            The captions of the film, to read
          </a>
        </p>
      )}
      <ol>
        {cues.map(({ start, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: captions never change places, and two may begin at once
            key={index}
            aria-current={index === spoken ? 'true' : undefined}
            className="border-b border-line"
          >
            <button
              type="button"
              onClick={() => onSeek(start)}
              className={clsx(
                'grid w-full cursor-pointer grid-cols-[3rem_1fr] items-baseline py-2',
                'text-start text-s/[1.5] hover:text-ink',
                index === spoken ? 'text-ink' : 'text-quiet',
              )}
            >
              <time dateTime={`PT${Math.floor(start)}S`} className="mono">
                {clock(start)}
              </time>{' '}
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
