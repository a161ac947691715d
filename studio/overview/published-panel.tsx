import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { Flex, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { Panel } from './panel.tsx';
import { perDay } from './per-day.ts';
import { pageLike } from './site-faults.ts';
import { useAsked } from './use-asked.ts';

const days = 28;
const height = 48; // px
const publishedQuery = `*[_type in $types && _updatedAt > $since] | order(_updatedAt desc)[0...2000]._updatedAt`;

/** How many pages were published on each day of the last four weeks, each page on the day of its last publication. */
export function PublishedPanel() {
  const since = new Date(Date.now() - (days + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const moments = useAsked<string[]>(publishedQuery, { types: [...pageLike], since }, 'published');
  const counted = moments && perDay(moments instanceof Error ? [] : moments, days);
  const sum = counted?.reduce((all, { count }) => all + count, 0) ?? 0;
  return (
    <Panel title="What was published" icon={ChartUpwardIcon}>
      {!counted && <LoadingBlock />}
      {counted && (
        <>
          <Flex align="flex-end" gap={1} aria-hidden style={{ height }}>
            {counted.map(({ day, count }) => (
              <Bar
                key={day.toISOString()}
                day={day}
                count={count}
                max={Math.max(1, ...counted.map((each) => each.count))}
              />
            ))}
          </Flex>
          <Text size={1} muted>
            {sum === 1 ? 'One page' : `${sum} pages`} in the last four weeks, by the day on which each was
            published last.
          </Text>
        </>
      )}
    </Panel>
  );
}

function Bar({ day, count, max }: { day: Date; count: number; max: number }) {
  const title = `${day.toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}: ${count}`;
  return (
    <div title={title} style={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end' }}>
      <div
        style={{
          width: '100%',
          // A day without anything is a line, so that it can be pointed at.
          height: `max(2px, ${(count / max) * 100}%)`,
          borderRadius: 1,
          background: count > 0 ? 'var(--card-focus-ring-color)' : 'var(--card-border-color)',
        }}
      />
    </div>
  );
}
