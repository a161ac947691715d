import type { Cue } from './use-cues.ts';

/** The captions to read. The one that is spoken stands out, and each leads to its place in the video. */
export function Transcript({
  cues,
  spoken,
  level = 3,
  onSeek,
}: {
  cues: readonly Cue[];
  spoken: number;
  /** The rank of its heading in the outline. */
  level?: 2 | 3;
  onSeek: (seconds: number) => void;
}) {
  if (cues.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <section className="transcript">
      <Title>Transcript</Title>
      <ol>
        {cues.map(({ start, text }, index) => (
          <li key={start} aria-current={index === spoken ? 'true' : undefined}>
            <button type="button" onClick={() => onSeek(start)}>
              <time dateTime={`PT${Math.floor(start)}S`}>{clock(start)}</time> {text}
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
