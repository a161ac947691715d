import { MarkedText } from './marked-text.tsx';
import type { SearchHit } from './search-answer.ts';

/** A hit: the page, where it belongs, and the words that were found. */
export function HitRow({ hit: { title, kind, trail, heading, excerpt } }: { hit: SearchHit }) {
  return (
    <>
      <span className="block font-mono text-xxxs text-quiet">
        {kind}
        {trail && ` · ${trail}`}
      </span>
      <span className="mt-0.5 block text-s font-medium text-ink">
        <MarkedText parts={title} />
        {heading.length > 0 && (
          <span className="font-normal">
            {' › '}
            <MarkedText parts={heading} />
          </span>
        )}
      </span>
      <span className="mt-0.5 line-clamp-2 text-xs text-quiet">
        <MarkedText parts={excerpt} />
      </span>
    </>
  );
}
