import { TrashIcon } from '@sanity/icons/Trash';
import { LoadingBlock, RelativeTime, useSchema } from 'sanity';
import { storedAddress } from '#schemas/stored-address.ts';
import { titleOf } from '../lake/document-names.ts';
import { PersonName } from '../review/person-name.tsx';
import type { DeletedDocument } from './deleted.ts';
import { FirstRows } from './first-rows.tsx';
import { DocumentRow, Panel, Say } from './panel.tsx';
import { useDeleted } from './use-deleted.ts';

const days = 30;

/** The documents that were deleted recently. Each links to its form, which can restore it. */
export function DeletedPanel() {
  const deleted = useDeleted(days);
  return (
    <Panel title="What was deleted" icon={TrashIcon} isWide>
      {deleted ? <DeletedRows deleted={deleted} /> : <LoadingBlock />}
    </Panel>
  );
}

/** Deleted documents as rows that say who deleted each and when; a sentence where the lake did not answer. */
function DeletedRows({ deleted }: { deleted: readonly DeletedDocument[] | Error }) {
  const schema = useSchema();
  if (deleted instanceof Error) return <Say>What was deleted could not be read: {deleted.message}</Say>;
  if (deleted.length === 0) return <Say>Nothing was deleted in the last {days} days.</Say>;
  return (
    <>
      <Say>Open one and press Restore to bring it back as it last was.</Say>
      <FirstRows
        rows={deleted.map(({ id, deletedAt, author, document }) => (
          <li key={id}>
            <DocumentRow
              id={id}
              type={document._type}
              title={titleOf(document)}
              about={
                <>
                  {storedAddress(document) ?? schema.get(document._type)?.title} · <PersonName id={author} />,{' '}
                  <RelativeTime time={deletedAt} useTemporalPhrase />
                </>
              }
            />
          </li>
        ))}
      />
    </>
  );
}
