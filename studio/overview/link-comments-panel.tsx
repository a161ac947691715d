import { CommentIcon } from '@sanity/icons/Comment';
import { LoadingBlock, RelativeTime } from 'sanity';
import { titleOf } from '../lake/document-names.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { maxAsked, type OpenComment, openCommentsQuery } from './open-comments.ts';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';

const maxShown = 5;

/** The unresolved comments on drafts by people who have a link. */
export function LinkCommentsPanel() {
  const open = useAnswer<OpenComment[]>(openCommentsQuery, {}, 'raw');
  return (
    <Panel title="Comments by link" icon={CommentIcon}>
      {!open && <LoadingBlock />}
      {open?.length === 0 && <Say>There are no new comments from people who have a link to a draft.</Say>}
      {open && open.length > 0 && <Say>{countWords(open.length)}</Say>}
      <Rows>
        {open?.slice(0, maxShown).map(({ _id, name, words, sentAt, document, of }) => (
          <li key={_id}>
            <DocumentRow
              id={document}
              type={of._type}
              inspect="link-comments"
              title={`“${words}”`}
              about={
                <>
                  {name} on {titleOf(of)} · <RelativeTime time={sentAt} useTemporalPhrase />
                </>
              }
            />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

function countWords(count: number): string {
  if (count === 1) return 'One is open.';
  return count < maxAsked ? `${count} are open.` : `${count} or more are open.`;
}
