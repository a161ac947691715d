import { parseArgs } from 'node:util';
import { describeChange } from '#contract/change/compare-snapshots.ts';
import { renewSnapshot } from '#contract/change/renew-snapshot.ts';
import { thoroughRuns, usualRuns } from '#contract/search/effort.ts';
import { project } from './contract/project/project.ts';
import { showDataset } from './contract/show-dataset.ts';
import { showProof } from './contract/show-proof.ts';
import { showProgram } from './process/child.ts';
import { sayAndExit } from './process/say-and-exit.ts';

interface SearchOptions {
  kind?: string;
  thorough?: boolean;
  seed?: string;
}

const help = `npm run contract [-- [--proof] [--kind KIND] [--thorough] [--seed N] | --drafts | --renew | --dataset [FILE] [--drafts]] [--json]

Proves that the Studio's schema, the GROQ query and the zod contract of every kind of section agree, and then
searches for a document that breaks one of them, or its view. Ends with code 1 when something is found.

  --proof   proves, and does not search
  --kind    looks at one kind alone
  --thorough searches each kind with ${thoroughRuns} documents instead of ${usualRuns}
  --seed    begins the search where an earlier one began, which has said where
  --drafts  says what an unfinished draft of each kind may lack
  --dataset checks the documents of the lake, of the project that the environment names, or of the export FILE
            (.tar.gz or .ndjson); with --drafts as it will be when every draft is published
  --json    writes the verdict on every value, or the findings in the dataset, to the output and nothing else
  --renew   keeps a new snapshot of schema and queries; refused while a change would break stored content`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      proof: { type: 'boolean' },
      kind: { type: 'string' },
      thorough: { type: 'boolean' },
      seed: { type: 'string' },
      drafts: { type: 'boolean' },
      json: { type: 'boolean' },
      renew: { type: 'boolean' },
      dataset: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(help);
  else if (values.dataset) {
    const [file] = positionals;
    endWith(await showDataset({ file, json: values.json, drafts: values.drafts }));
  } else if (values.renew) {
    const { changes } = renewSnapshot(project);
    for (const change of changes) console.log(describeChange(change));
    console.log(`The snapshot is renewed: ${changes.length} changes.`);
  } else {
    const isProven = await showProof(values);
    const isSearched = values.proof || values.drafts || values.json || (await search(values));
    endWith(isProven && isSearched);
  }
} catch (error) {
  sayAndExit(error);
}

/** Leaves the exit code and lets the process end by itself: a reader behind a pipe still gets what is under way. */
function endWith(isWell: boolean): void {
  process.exitCode = isWell ? 0 : 1;
}

/** The views are `.tsx`, which Node cannot read by itself: the search runs in the test runner. */
async function search({ kind, thorough, seed: given }: SearchOptions): Promise<boolean> {
  const seed = given ?? String(Math.floor(Math.random() * 2 ** 31));
  const what = kind ? `a ${kind} that breaks` : 'documents that break a kind';
  console.log(`\nSearching for ${what}, from the seed ${seed} …`);
  const searches = 'scripts/contract/search';
  const runs = thorough ? { SEARCH_RUNS: String(thoroughRuns) } : {};
  const places = kind
    ? [`${searches}/search.test.ts`, `${searches}/drafts.test.tsx`, '-t', ` ${kind} `]
    : ['contract/search', searches];
  const words = ['run', '--project', 'unit', ...places];
  return (await showProgram('node_modules/.bin/vitest', words, { ...runs, SEARCH_SEED: seed })) === 0;
}
