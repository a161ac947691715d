import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AskIndex } from '#web/search/ask-index.ts';
import { openIndex, openIndexToAsk } from '#web/search/open-index.ts';
import type { PageText } from '#web/search/page-text.ts';
import { SearchIndex } from '#web/search/search-index.ts';
import { type Figure, memoryOf, quantile } from './measure.ts';
import { variesWith } from './scale/varied.ts';

const pages = 100_000;
const partsOfPage = 8;
const maxMemory = 50; // MB that asking may add to a process
const maxAskMs = 150;
const runs = 15;

/**
 * Questions of every sort: one word, several, a beginning, slips, words that are in nearly every page, and one that is
 * in none.
 */
const questions = {
  'one word': 'rotation',
  'several words': 'machine identity owner',
  'a beginning': 'cert',
  'a slip': 'idnetities',
  'two slips': 'certifcate rotatoin',
  'words of every page': 'identity access keys',
  'a name of one page': nameOf(77_777),
  'the name with a slip': `x${nameOf(77_777).slice(1)}`,
  'nothing at all': 'zyzzyva quokka',
};

/** How large the search index of 100,000 pages is, how long it takes to make, and how long questions take. */
export async function measureSearch(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const file = join(folder, 'search.sqlite');
  try {
    const made = fill(file);
    const asked = await askElsewhere(file);
    return [
      {
        what: `search: ${pages} pages indexed`,
        figure: `${(made.ms / 1000).toFixed(0)} s of computing, ${made.memory} MB held`,
        budget: 'in the background',
        isKept: true,
      },
      {
        what: 'search: the index on disk',
        figure: `${Math.round(statSync(file).size / 2 ** 20)} MB`,
        budget: '-',
        isKept: true,
      },
      {
        what: 'search: one page indexed anew',
        figure: `p95 ${quantile(made.anew, 0.95).toFixed(1)} ms of computing`,
        budget: 'under 50 ms',
        isKept: quantile(made.anew, 0.95) < 50,
      },
      {
        what: 'search: memory that asking adds',
        figure: `${asked.memory} MB`,
        budget: `under ${maxMemory} MB`,
        isKept: asked.memory < maxMemory,
      },
      ...asked.times.map(({ what, median, slowest, hits }) => ({
        what: `search: ${what} (${hits} hits)`,
        figure: `p50 ${median.toFixed(1)}, longest ${slowest.toFixed(1)} ms of computing`,
        budget: `p50 under ${maxAskMs} ms`,
        isKept: median < maxAskMs,
      })),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  memory: number;
  times: { what: string; median: number; slowest: number; hits: number }[];
}

/** Asks the questions in a process of its own, so that its memory is that of asking alone. */
async function askElsewhere(file: string): Promise<Asked> {
  const child = fork(import.meta.filename, [file]);
  const [asked] = await once(child, 'message');
  return asked;
}

function fill(file: string): { ms: number; memory: number; anew: number[] } {
  const index = openIndex(file);
  const search = new SearchIndex(index);
  const page = pageMaker();
  const before = memoryOf(process.pid);
  let ms = 0;
  for (let number = 0; number < pages; number++) {
    const one = page(number);
    ms += computingMs(() => search.put(`/grown/page-${number}`, one));
  }
  search.sayWhole();
  const anew = Array.from({ length: 200 }, (_, run) => {
    const other = page(run * 500 + 1);
    return computingMs(() => search.put(`/grown/page-${run * 500}`, other));
  });
  index.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const memory = memoryOf(process.pid) - before;
  index.close();
  return { ms, memory, anew };
}

/**
 * Makes pages with as many words as a large one of the first content, as frequent as there, and each with a name of its
 * own.
 */
function pageMaker(): (number: number) => PageText {
  const documents = globSync('content/documents/**/*.json').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const vary = variesWith(documents);
  const text =
    'Every identity that is no human has an owner, and every key that opens something is known by where it lies, who made it and until when it holds. '.repeat(
      4,
    );
  const words = { title: 'Machine identities and their owners', heading: 'What the keys open', text };
  const like: PageText = {
    title: words.title,
    kind: 'Page',
    trail: 'Grown',
    digest: '',
    parts: Array.from({ length: partsOfPage }, (_, part) => ({
      place: part === 0 ? '' : `#part-${part}`,
      heading: part === 0 ? '' : words.heading,
      text,
    })),
  };
  return (number) => {
    const made = vary(like, number);
    const last = made.parts.at(-1);
    if (last) last.text += ` ${nameOf(number)}`;
    return made;
  };
}

/** How long some work keeps a processor busy, in milliseconds, whatever else the machine does. */
function computingMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A word that no other page has. */
function nameOf(number: number): string {
  const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'pra', 'sel', 'tir', 'vo', 'zan'];
  return [...String(number * 7919 + 1_000_000)].map((digit) => syllables[Number(digit)]).join('');
}

async function answerQuestions(file: string): Promise<Asked> {
  const before = memoryOf(process.pid);
  const index = openIndexToAsk(file);
  if (!index) throw new Error(`There is no index in ${file}.`);
  const ask = new AskIndex(index);
  const times: Asked['times'] = [];
  for (const [what, question] of Object.entries(questions)) {
    const took = Array.from({ length: runs }, () => computingMs(() => ask.ask(question)));
    const hits = ask.ask(question).hits.length;
    times.push({
      what: `${what}, "${question}"`,
      median: quantile(took, 0.5),
      slowest: Math.max(...took),
      hits,
    });
  }
  return { memory: memoryOf(process.pid) - before, times };
}

const [, program, file] = process.argv;
if (program === import.meta.filename && file !== undefined) process.send?.(await answerQuestions(file));
