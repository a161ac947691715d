import { Card, Stack, Text } from '@sanity/ui';
import { RelativeTime } from 'sanity';
import type { ReviewStep } from '#schemas/review/review.ts';
import type { Standing } from '#schemas/review/standing.ts';
import { PeopleNames, PersonName } from './person-name.tsx';
import type { RemarkPlace } from './remark-places.ts';
import { Remarks } from './remarks.tsx';

const tones = {
  none: 'default',
  published: 'default',
  asked: 'primary',
  approved: 'positive',
  changed: 'caution',
  sentBack: 'caution',
} as const;

/** The state of a document's review in words, with what was said last. */
export function StandingCard({
  standing,
  last,
  content,
  places,
  isRequired,
}: {
  standing: Standing | 'published';
  last: ReviewStep | undefined;
  content: string | null;
  places: readonly RemarkPlace[];
  isRequired: boolean;
}) {
  return (
    <Card padding={4} radius={2} border tone={tones[standing]} data-testid="standing">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          <Words standing={standing} last={last} />
        </Text>
        {standing === 'none' && isRequired && (
          <Text size={1}>Here, nothing is published without an approval.</Text>
        )}
        {standing === 'asked' && last?.content !== content && (
          <Text size={1} muted>
            It was changed since it was asked for.
          </Text>
        )}
        {last && (standing === 'asked' || standing === 'sentBack') && <Remarks of={last} places={places} />}
        {last && standing !== 'published' && (
          <Text size={1} muted>
            <RelativeTime time={last.at} useTemporalPhrase />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Words({ standing, last }: { standing: Standing | 'published'; last: ReviewStep | undefined }) {
  if (standing === 'published') return 'Everything here is published. Nothing waits for a review.';
  if (standing === 'none' || !last) return 'Nobody was asked to look at this yet.';
  const name = <PersonName id={last.by} />;
  if (standing === 'changed') return <>It was changed since {name} approved it.</>;
  if (standing === 'approved') return <>Approved by {name}.</>;
  if (standing === 'sentBack') return <>{name} sent it back.</>;
  return (
    <>
      {name} asked for a review by <PeopleNames ids={last.to ?? []} />.
    </>
  );
}
