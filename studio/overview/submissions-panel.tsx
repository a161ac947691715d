import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { LoadingBlock, RelativeTime } from 'sanity';
import { DaysChart } from './days-chart.tsx';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';
import { beginOf, maxCounted, perDay, sayCount, sumOf } from './per-day.ts';
import { useAsked } from './use-asked.ts';

const days = 28;
const submissionsQuery = `{
  "latest": *[_type == "submission"] | order(submittedAt desc)[0...5]{
    _id, form, page, submittedAt, "first": fields[0].value
  },
  "moments": *[_type == "submission" && submittedAt > $since] | order(submittedAt desc)[0...${maxCounted}].submittedAt
}`;

interface Submissions {
  latest: Sent[];
  /** The moments at which the submissions of the last weeks were sent, in ISO 8601. */
  moments: string[];
}

interface Sent {
  _id: string;
  form?: string | null;
  page?: string | null;
  submittedAt?: string | null;
  first?: string | null;
}

/** The latest submissions, and how many were sent on each day of the last four weeks. */
export function SubmissionsPanel() {
  const answer = useAsked<Submissions>(submissionsQuery, { since: beginOf(days) }, 'published');
  return (
    <Panel title="What visitors sent" icon={EnvelopeIcon}>
      {answer ? <LatestSent answer={answer} /> : <LoadingBlock />}
    </Panel>
  );
}

/** The latest submissions with their times; a sentence where the lake did not answer. */
export function LatestSent({ answer }: { answer: Submissions | Error }) {
  if (answer instanceof Error) return <Say>What was sent could not be read: {answer.message}</Say>;
  const { latest, moments } = answer;
  const counted = perDay(moments, days);
  const sum = sumOf(counted);
  return (
    <>
      {latest.length === 0 && <Say>No form has been sent yet.</Say>}
      {sum > 0 && (
        <>
          <DaysChart days={counted} />
          <Say>{sayCount(sum, 'One form', 'forms')} in the last four weeks, by the day.</Say>
        </>
      )}
      <Rows>
        {latest.map(({ _id, form, page, submittedAt, first }) => (
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
    </>
  );
}
