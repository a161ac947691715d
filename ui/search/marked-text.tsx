import type { Marked } from './search-answer.ts';

/** A text in which the found words stand out. */
export function MarkedText({ parts }: { parts: readonly Marked[] }) {
  return parts.map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <mark key={index} className="bg-transparent font-semibold text-teal forced-colors:underline">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
