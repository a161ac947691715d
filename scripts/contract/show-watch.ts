import { WrittenProject } from '#contract/places/places.ts';
import { describeInPlace } from '#contract/places/show-places.ts';
import type { Finding } from '#contract/proof/verdict.ts';
import { describeSight } from '#contract/watch/describe-sight.ts';
import { SearchBehind } from '#contract/watch/search-behind.ts';
import { ProjectWatch, type Sight } from '#contract/watch/watch-project.ts';
import { readEnvironment } from '#settings/environment.ts';
import { hearProgram, stopPresentChildren } from '../process/child.ts';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { describeSearch } from './describe-search.ts';
import { projectSource } from './project/source.ts';
import { anySeed, searchWords } from './search-words.ts';
import { writeContractReport } from './write-report.ts';

interface Options {
  /** The one kind that is looked at. */
  kind?: string;
  /** Whether the kinds that are touched are searched as well, and how hard. */
  search?: { thorough?: boolean };
  /** What lines begin with, where other processes print as well. */
  name?: string;
  /** Is told what is seen as well. */
  tell?: (sight: Sight) => void;
}

const project = 'scripts/contract/project/project.ts';
const keptFiles = 'what is kept'; // listed beside kinds, whose names have no space

/**
 * Proves Tessera again with every save, prints what has changed, and leaves the result for the gallery. Ends when the
 * process is asked to; throws when there is no such kind.
 */
export async function showWatch({ kind, search, name = '', tell }: Options): Promise<void> {
  const { distDir } = readEnvironment();
  const showKept = keptShower(kind);
  const behind =
    search &&
    new SearchBehind(async (names, signal) => {
      // What was saved meanwhile is looked at next.
      signal.addEventListener('abort', () => void stopPresentChildren());
      if (names.includes(keptFiles)) await showKept(signal);
      const kinds = names.filter((name) => name !== keptFiles);
      if (kinds.length > 0 && !signal.aborted) await showSearch(kinds, search, signal);
    });
  let isFirst = true;
  const watch = new ProjectWatch({ root: process.cwd(), project, kind }, (sight) => {
    if (sight.is === 'proven' && sight.isWhole) writeContractReport(distDir, sight.proofs);
    const written = new WrittenProject(projectSource);
    const inPlace = (finding: Finding) => describeInPlace(finding, written.placesOf(finding), process.cwd());
    show(name + describeSight(sight, inPlace));
    if (isFirst && search) console.log('Waiting for files to be saved. Ctrl-C stops this.');
    isFirst = false;
    tell?.(sight);
    const isWhole = sight.is === 'proven' && sight.isWhole;
    const isRead = isWhole && sight.findings.every(({ name }) => name !== 'schema-refused');
    const touched = isWhole || sight.is === 'untouched' ? sight.touched : [];
    void behind?.next(isRead ? [keptFiles, ...touched] : touched);
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([watch.close(), behind?.close()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent(stop);
  await watch.ended;
}

/**
 * Says, whenever it has changed, which changes break what is stored, and whether the types of answers must be written
 * anew.
 */
function keptShower(kind: string | undefined): (signal: AbortSignal) => Promise<void> {
  const words = ['--disable-warning=ExperimentalWarning', 'scripts/contract/say-kept.ts'];
  let before = '';
  return async (signal) => {
    const { said } = await hearProgram(process.execPath, kind === undefined ? words : [...words, '--kind']);
    if (signal.aborted || said === before) return;
    before = said;
    show(said.trimEnd() || '✓ No change breaks what is stored, and sections/answers.ts is up to date.');
  };
}

/** Searches some kinds and prints the result; prints nothing when it is told to stop. */
async function showSearch(
  kinds: string[],
  { thorough }: { thorough?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const seed = anySeed();
  const { words, env } = searchWords({ kinds, thorough, seed });
  const outcome = await hearProgram('node_modules/.bin/vitest', words, { ...env, NO_COLOR: '1' });
  if (signal.aborted) return;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const what = `for documents that break the kind ${kinds.join(' or ')}, from the seed ${seed}`;
  show(describeSearch(outcome, what, seconds));
}

function show(text: string): void {
  console.log(`${new Date().toLocaleTimeString('en-GB')}  ${text.replaceAll('\n', '\n          ')}`);
}
