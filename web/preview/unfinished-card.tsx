import type { EmptyField } from './empty-fields.ts';
import type { Mark } from './mark.ts';

/** Says what a section or a document still lacks; each line opens its field in the Studio. */
export function UnfinishedCard({ title, empty, mark }: { title: string; empty: EmptyField[]; mark: Mark }) {
  return (
    <aside className="left-out-card" role="note">
      <strong>“{title}” is not finished</strong>
      <ul>
        {empty.map(({ path, words }) => (
          <li key={path} data-sanity={mark(path)}>
            {words} is empty
          </li>
        ))}
      </ul>
    </aside>
  );
}
