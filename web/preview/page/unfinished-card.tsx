import { EditorsNote } from '../../sections/editors-note.tsx';
import type { Mark } from '../marks/mark.ts';
import type { EmptyField } from './empty-fields.ts';

/** Lists the empty fields that a section or a document still needs; each line opens its field in the Studio. */
export function UnfinishedCard({ title, empty, mark }: { title: string; empty: EmptyField[]; mark: Mark }) {
  return (
    <EditorsNote title={<>“{title}” is not finished</>}>
      <ul>
        {empty.map(({ path, words }) => (
          <li key={path} data-sanity={mark(path)}>
            {words} is empty
          </li>
        ))}
      </ul>
    </EditorsNote>
  );
}
