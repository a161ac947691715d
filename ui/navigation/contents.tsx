import clsx from 'clsx';

/** A heading in a table of contents; one of level 3 belongs to the one of level 2 before it. */
export type ContentsPart = { id: string; title: string; level: number };

/**
 * A table of contents: a column in wide windows, folded in narrow ones. Its links and its folding need no script;
 * `defineContents` marks the heading being read.
 */
export function Contents({ label, parts }: { label: string; parts: readonly ContentsPart[] }) {
  return (
    <tessera-contents className="print:hidden">
      <nav aria-label={label} className="text-s">
        <div className="hidden desk:block">
          <p className="mono mb-3 leading-[1.6] text-quiet">{label}</p>
          <ol>
            <Parts parts={parts} className="py-[0.45rem]" />
          </ol>
        </div>
        <details className="group border-y border-line desk:hidden">
          <summary
            className={clsx(
              'mono flex min-h-12 cursor-pointer list-none items-center justify-between text-xs leading-[1.6]',
              "after:text-[1.25rem] after:content-['+'] group-open:after:content-['–']",
              '[&::-webkit-details-marker]:hidden',
            )}
          >
            {label}
          </summary>
          <ol className="pb-3">
            <Parts parts={parts} className="py-[0.7rem]" />
          </ol>
        </details>
      </nav>
    </tessera-contents>
  );
}

function Parts({ parts, className }: { parts: readonly ContentsPart[]; className: string }) {
  return parts.map(({ id, title, level }) => (
    <li
      key={id}
      data-level={level}
      className={level === 3 ? 'ps-5 text-xs text-quiet' : 'border-t border-line'}
    >
      <a
        href={`#${id}`}
        className={clsx(
          'relative block leading-[1.4] [transition:color_0.2s,padding_0.3s_var(--ease-out)] motion-reduce:transition-none',
          'before:absolute before:top-[0.95rem] before:left-0 before:size-1.5 before:rounded-full before:bg-teal forced-colors:before:bg-[Highlight]',
          'before:opacity-0 before:transition-opacity aria-[current]:before:opacity-100',
          'hover:text-teal aria-[current]:ps-4.5 aria-[current]:text-teal',
          className,
        )}
        suppressHydrationWarning // it may be marked as being read before React is there
      >
        {title}
      </a>
    </li>
  ));
}
