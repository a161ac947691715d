import { Flex } from '@sanity/ui';
import { sayShortDay } from '../moments/say-moment.ts';

const height = 48; // px

/**
 * Bars that show how often something happened on each day. They are hidden from screen readers, because the words
 * beside them say what matters.
 */
export function DaysChart({ days }: { days: readonly { day: Date; count: number }[] }) {
  const max = Math.max(1, ...days.map(({ count }) => count));
  return (
    <Flex align="flex-end" gap={1} aria-hidden style={{ height }}>
      {days.map(({ day, count }) => (
        <Bar key={day.toISOString()} day={day} count={count} max={max} />
      ))}
    </Flex>
  );
}

function Bar({ day, count, max }: { day: Date; count: number; max: number }) {
  const title = `${sayShortDay(day)}: ${count}`;
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
