'use client';

import { useEffect, useRef, useState } from 'react';

/** A heading that a table of contents leads to; one of level 3 stands below one of level 2. */
export type ContentsPart = { id: string; title: string; level: number };

/**
 * A table of contents: a column on wide windows, folded on narrow ones. The heading that is read is marked as soon as
 * scripts run; its links and its fold need none.
 */
export function Contents({ label, parts }: { label: string; parts: readonly ContentsPart[] }) {
  const current = useHeadingInView(parts);
  const fold = useRef<HTMLDetailsElement>(null);

  const list = (
    <ol>
      {parts.map(({ id, title, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} className="contents">
      <div className="contents-column">
        <p>{label}</p>
        {list}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, with whatever key follows a link */}
      <details
        className="contents-fold"
        ref={fold}
        onClick={({ target }) => {
          if (target instanceof HTMLAnchorElement) fold.current?.removeAttribute('open');
        }}
      >
        <summary>{label}</summary>
        {list}
      </details>
    </nav>
  );
}

/** The last heading above the upper third of the window; none before the first. */
function useHeadingInView(parts: readonly ContentsPart[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? []);
    function look() {
      const line = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      setCurrent(passed.at(-1)?.id ?? null);
    }
    // It speaks whenever a heading crosses that line, which is all that matters.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66.6% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
