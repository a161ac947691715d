import lighthouse from 'lighthouse';
import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { buildHelloWorld } from '#e2e/browser/page-scripts.ts';
import { templates } from '#e2e/site/templates.ts';
import { freePort } from '#lake/free-port.ts';
import type { Figure } from './measure.ts';
import { nextStart } from './next-start.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 5;
const goal = 100;
const maxShareOfBlocking = 1 / 3; // of hello world's

type Scores = Record<(typeof categories)[number], number>;

interface Report {
  scores: Scores;
  /** Why a score is not full. */
  faults: string[];
  /** Milliseconds for which the page kept the telephone from answering. */
  blockingMs: number;
  details: string;
}

/**
 * What Lighthouse says of one page of each template of a running site, on a telephone, and of a hello world by Next in
 * the same hour.
 */
export async function measureLighthouse(url: string, chromiumPath: string): Promise<Figure[]> {
  const port = await freePort();
  const hello = await nextStart(await buildHelloWorld());
  try {
    const browser = await launchChromium(chromiumPath, [`--remote-debugging-port=${port}`]);
    try {
      const floor = await measurePage(hello.url, port);
      const figures: Figure[] = [];
      for (const path of Object.values(templates))
        figures.push(figureOf(path, await measurePage(url + path, port), floor));
      return figures;
    } finally {
      await browser.close();
    }
  } finally {
    await hello.stop();
  }
}

function figureOf(path: string, page: Report, floor: Report): Figure {
  const { scores, faults, details } = page;
  const beside = `hello world ${floor.scores.performance}, ${floor.blockingMs.toFixed(0)} ms`;
  return {
    what: `Lighthouse of ${path} on a telephone`,
    figure: [categories.map((name) => scores[name]).join(' / '), details, ...faults, beside].join('; '),
    budget: `${goal} each, blocking at most a third of hello world's`,
    isKept:
      categories.every((name) => scores[name] === goal) &&
      page.blockingMs <= floor.blockingMs * maxShareOfBlocking,
  };
}

/** The median of five runs; leaves out the last ones when all before have the full score. */
async function measurePage(address: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  const isSettled = () =>
    reports.length > runs / 2 && reports.every(({ scores }) => scores.performance === goal);
  while (reports.length < runs && !isSettled()) reports.push(await audit(address, port));
  const sorted = reports.toSorted(
    (a, b) => a.scores.performance - b.scores.performance || b.blockingMs - a.blockingMs,
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error(`Lighthouse was asked nothing of "${address}".`);
  return middle;
}

async function audit(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse answered nothing of "${address}".`);
  const { lhr } = result;
  if (lhr.runtimeError)
    throw new Error(`Lighthouse could not read "${address}": ${lhr.runtimeError.message}`);
  const scoreOf = (name: keyof Scores) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores; // one for each name
  const lost = categories.filter((name) => name !== 'performance' && scores[name] < 100);
  const refs = lost.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0);
  const value = (id: string) => lhr.audits[id]?.displayValue?.replaceAll('\u00a0', ' ');
  return {
    scores,
    faults: failed.map(({ id }) => lhr.audits[id]?.title ?? id),
    blockingMs: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    details: `LCP ${value('largest-contentful-paint')}, TBT ${value('total-blocking-time')}, CLS ${value('cumulative-layout-shift')}`,
  };
}
