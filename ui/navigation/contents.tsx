/** A heading that a table of contents leads to; one of level 3 stands below one of level 2. */
export type ContentsPart = { id: string; title: string; level: number };

/**
 * A table of contents: a column on wide windows, folded on narrow ones. Its links and its fold need no script;
 * `defineContents` marks the heading that is read.
 */
export function Contents({ label, parts }: { label: string; parts: readonly ContentsPart[] }) {
  const list = (
    <ol>
      {parts.map(({ id, title, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <tessera-contents>
      <nav aria-label={label} className="contents">
        <div className="contents-column">
          <p>{label}</p>
          {list}
        </div>
        <details className="contents-fold">
          <summary>{label}</summary>
          {list}
        </details>
      </nav>
    </tessera-contents>
  );
}
