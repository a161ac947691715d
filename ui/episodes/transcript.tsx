import type { Cue } from './use-cues.ts';

/** The captions to read. The one that is spoken stands out, and each leads to its place in the video. */
export function Transcript({
  cues,
  spoken,
  onSeek,
}: {
  cues: readonly Cue[];
  spoken: number;
  onSeek: (seconds: number) => void;
}) {
  if (cues.length === 0) return null;
  return (
    <section className="transcript">
      <h3>Transcript</h3>
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
