import { EditIcon } from '@sanity/icons/Edit';
import { Badge } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { LoadingBlock, RelativeTime, useClient, useCurrentUser, useSchema } from 'sanity';
import { nameFields, titleOf } from '../lake/document-names.ts';
import { publishedOfDraft } from '../lake/published-of-draft.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { apiVersion } from '../settings.ts';
import { askAuthors } from './ask-authors.ts';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';
import type { Stored } from './site-faults.ts';

const maxShown = 7;
const draftsQuery = `*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc)[0...20]{
  _id, _type, _updatedAt, ${nameFields},
  "isPublished": defined(${publishedOfDraft})
}`;

type Draft = Stored & { _updatedAt: string; isPublished: boolean };

/** The latest drafts; those in which the signed-in editor has written come first. */
export function DraftsPanel() {
  const schema = useSchema();
  const types = schema.getTypeNames().filter((name) => schema.get(name)?.type?.name === 'document');
  const drafts = useAnswer<Draft[]>(draftsQuery, { types }, 'raw');
  const own = useOwn(drafts?.map(({ _id }) => _id) ?? []);
  const sorted = drafts
    ?.toSorted((a, b) => Number(own.has(b._id)) - Number(own.has(a._id)))
    .slice(0, maxShown);
  return (
    <Panel title="What you were doing" icon={EditIcon}>
      {!sorted && <LoadingBlock />}
      {sorted?.length === 0 && <Say>Everything is published. The + at the top begins something new.</Say>}
      <Rows>
        {sorted?.map((draft) => (
          <li key={draft._id}>
            <DocumentRow
              id={draft._id.replace(/^drafts\./, '')}
              type={draft._type}
              title={titleOf(draft)}
              about={
                <>
                  {schema.get(draft._type)?.title} ·{' '}
                  <RelativeTime time={draft._updatedAt} useTemporalPhrase />
                  {!own.has(draft._id) && ' · by a colleague'}
                </>
              }
              end={
                draft.isPublished ? <Badge tone="primary">Edited</Badge> : <Badge tone="caution">Draft</Badge>
              }
            />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** The drafts that the signed-in editor has written in; all of them while that is not known. */
function useOwn(ids: readonly string[]): { has: (id: string) => boolean } {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const [authors, setAuthors] = useState<ReadonlyMap<string, ReadonlySet<string>>>();
  const asked = ids.toSorted().join(',');
  useEffect(() => {
    if (!asked) return;
    let isOpen = true;
    askAuthors(client, asked.split(',')).then(
      (found) => isOpen && setAuthors(found),
      // Without the history, only the order differs.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [client, asked]);
  return { has: (id) => !authors?.has(id) || Boolean(user && authors.get(id)?.has(user.id)) };
}
