import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { addReading, type Figures, makeFigures } from './figures.ts';

const resolutionMs = 20; // how often the delay is measured, and the least that can be
const perSecond = 1e9; // the delay is measured in ns

/**
 * The figures of this process under a name; at first those of its resources, and of how long work has to wait for it.
 */
export function processFigures(name: string): Figures {
  const figures = makeFigures(name);
  const gauge = (name: string, help: string, read: () => number) =>
    addReading(figures, { name, help, type: 'gauge' }, read);
  gauge('memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss());
  gauge('heap_bytes', 'Memory of the process that objects use.', () => process.memoryUsage().heapUsed);
  addReading(
    figures,
    { name: 'cpu_seconds_total', help: 'Seconds of computing since the start.', type: 'counter' },
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  );
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const late = (ns: number) => Math.max(0, ns / perSecond - resolutionMs / 1000);
  gauge(
    'event_loop_lag_seconds',
    'By how much the process was late at most for its work, since this figure was last read.',
    () => {
      const { max } = delay;
      delay.reset();
      return late(max);
    },
  );
  gauge(
    'descriptors_open',
    'Open files and connections; 0 where the system does not tell.',
    countDescriptors,
  );
  gauge(
    'descriptors_max',
    'Most open files and connections that the process can have; 0 where the system does not tell.',
    readLimit,
  );
  return figures;
}

function countDescriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

function readLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
