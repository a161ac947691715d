import { restingAngle } from './wake-wordmark.ts';

/**
 * The large name at the foot of the page (desktop only): a click opens and closes it from 220 to 380 px and reveals its
 * gradient, whose angle follows the mouse.
 */
export function Wordmark({ text }: { text: string }) {
  return (
    <button
      type="button"
      data-part="wordmark"
      className="sweep hidden h-[220px] w-full cursor-pointer overflow-hidden text-center aria-expanded:h-[380px] desk:block"
      aria-expanded={false}
      aria-label={`${text}: unfold the wordmark`}
      style={{ '--angle': `${restingAngle}deg`, '--letters': Math.max(text.length, 1) }}
    >
      <span aria-hidden="true" data-text={text} className="sweep-letters">
        {text}
      </span>
    </button>
  );
}
