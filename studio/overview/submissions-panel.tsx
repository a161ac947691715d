import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { LoadingBlock, RelativeTime } from 'sanity';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';
import { useAsked } from './use-asked.ts';

const submissionsQuery = `*[_type == "submission"] | order(submittedAt desc)[0...5]{
  _id, form, page, submittedAt, "first": fields[0].value
}`;

interface Sent {
  _id: string;
  form?: string | null;
  page?: string | null;
  submittedAt?: string | null;
  first?: string | null;
}

/** What visitors have sent last. */
export function SubmissionsPanel() {
  const answer = useAsked<Sent[]>(submissionsQuery, {}, 'published');
  const sent = answer instanceof Error ? [] : answer;
  return (
    <Panel title="What visitors sent" icon={EnvelopeIcon}>
      {!sent && <LoadingBlock />}
      {sent?.length === 0 && <Say>No form was sent yet.</Say>}
      <Rows>
        {sent?.map(({ _id, form, page, submittedAt, first }) => (
          <li key={_id}>
            <DocumentRow
              id={_id}
              type="submission"
              title={first || form || 'A form'}
              about={
                <>
                  {[form, page].filter(Boolean).join(' · ')}
                  {submittedAt && ' · '}
                  {submittedAt && <RelativeTime time={submittedAt} useTemporalPhrase />}
                </>
              }
            />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
