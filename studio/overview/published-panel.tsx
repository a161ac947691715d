import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { DaysChart } from './days-chart.tsx';
import { Panel, Say } from './panel.tsx';
import { beginOf, maxCounted, perDay, sayCount, sumOf } from './per-day.ts';
import { pageLike } from './site-faults.ts';
import { useAsked } from './use-asked.ts';

const days = 28;
const publishedQuery = `*[_type in $types && _updatedAt > $since] | order(_updatedAt desc)[0...${maxCounted}]._updatedAt`;

/** How many pages were published on each day of the last four weeks, each page on the day of its last publication. */
export function PublishedPanel() {
  const since = beginOf(days);
  const moments = useAsked<string[]>(publishedQuery, { types: [...pageLike], since }, 'published');
  return (
    <Panel title="What was published" icon={ChartUpwardIcon} isWide>
      {moments ? <PublishedDays moments={moments} /> : <LoadingBlock />}
    </Panel>
  );
}

/**
 * The chart of the days on which pages were published, from the moments of their publication; a sentence where the lake
 * did not answer.
 */
export function PublishedDays({ moments }: { moments: readonly string[] | Error }) {
  if (moments instanceof Error) return <Say>What was published could not be read: {moments.message}</Say>;
  const counted = perDay(moments, days);
  return (
    <>
      <DaysChart days={counted} />
      <Text size={1} muted>
        {sayCount(sumOf(counted), 'One page', 'pages')} in the last four weeks, by the day on which each was
        published last.
      </Text>
    </>
  );
}
