import clsx from 'clsx';
import type { ContentsPart } from '#ui/navigation/contents.tsx';

const ranks: Record<number, string> = {
  2: '[counter-increment:entry] before:inline-block before:w-[2.25em] before:font-mono before:text-[0.86em] before:font-medium before:text-quiet before:content-[counter(entry)_"."]',
  3: 'ps-[2.25em] text-xs/[1.65] text-quiet',
};

/** The contents of a legal text, numbered like its parts; `defineContents` marks the part being read. */
export function LegalContents({ parts }: { parts: readonly ContentsPart[] }) {
  return (
    <tessera-contents className="block max-w-[36.125rem] border border-line bg-raised px-6 py-5">
      <nav aria-label="Contents" className="text-s/[1.65]">
        <p className="mono mb-3 text-quiet">Contents</p>
        <ol className="gap-10 [counter-reset:entry] tablet:columns-2 desk:columns-1">
          {parts.map(({ id, title, level }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                suppressHydrationWarning // it may be marked as the part being read before React is there
                className={clsx(
                  'block py-[0.45rem] leading-[1.4] transition-colors duration-200 hover:text-teal aria-[current]:text-teal',
                  ranks[level],
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </tessera-contents>
  );
}
