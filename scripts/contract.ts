import { thoroughRuns, usualRuns } from '#contract/search/effort.ts';
import { counted } from '#lake/kernel/counted.ts';
import { refuseOptions } from './contract/refuse-options.ts';
import { anySeed, searchWords } from './contract/search-words.ts';
import { beginProgram, stopChildren } from './process/child.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { stopWhenAsked } from './process/stop-when-asked.ts';

interface SearchOptions {
  kind?: string;
  thorough?: boolean;
  seed?: string;
}

const help = `npm run contract [-- [--proof] [--kind KIND] [--thorough] [--seed N] | --watch [--kind KIND] | --drafts | --renew | --types | --lsp | --dataset [FILE] [--drafts]] [--json]

Proves that the Studio's schema, the GROQ query and the zod contract of every kind of section agree, and then
searches for a document that breaks one of them, or its view; without --kind also that no change since the last
commit breaks what is stored without a migration. Ends with code 1 when something is found.

  --proof   proves, and does not search
  --kind    looks only at one kind of section or one page type
  --thorough searches each kind with ${thoroughRuns} documents instead of ${usualRuns}
  --seed    repeats an earlier search, by the seed that it printed
  --watch   keeps running: proves again with every save, says what has changed, and searches the kind whose files were saved
  --drafts  says what an unfinished draft of each kind may lack
  --dataset checks the documents of the lake, of the project that the environment names, or of the export FILE
            (.tar.gz or .ndjson); with --drafts as it will be when every draft is published
  --json    writes the verdict on every value, or the findings in the dataset, to the output and nothing else
  --types   writes the types of what the queries answer into sections/answers.ts, as --renew does, too
  --lsp     serves findings and types to an editor, by the Language Server Protocol on the streams of the process
  --renew   keeps a new snapshot of schema and queries; refused while a change would break stored content`;

let isStopping = () => false;
try {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: {
      proof: { type: 'boolean' },
      kind: { type: 'string' },
      thorough: { type: 'boolean' },
      seed: { type: 'string' },
      watch: { type: 'boolean' },
      drafts: { type: 'boolean' },
      json: { type: 'boolean' },
      renew: { type: 'boolean' },
      lsp: { type: 'boolean' },
      types: { type: 'boolean' },
      dataset: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  checkWords(values, positionals);
  refuseOptions(values);
  // Each branch imports only what it needs: `--watch` loads the project in a thread, anew with every save.
  if (values.help) console.log(help);
  else if (values.watch) {
    const { showWatch } = await import('./contract/show-watch.ts');
    await showWatch({ kind: values.kind, search: { thorough: values.thorough } });
  } else if (values.lsp) {
    const { serveLanguage } = await import('#contract/language-server/serve-language.ts');
    const { projectSource } = await import('./contract/project/source.ts');
    serveLanguage(projectSource);
  } else if (values.dataset) {
    const [file] = positionals;
    const { showDataset } = await import('./contract/show-dataset.ts');
    endWith(await showDataset({ file, json: values.json, drafts: values.drafts }));
  } else if (values.types) {
    const said = (await writeTypes()) ? 'are written to' : 'are those in';
    console.log(`The types of what the queries answer ${said} sections/answers.ts.`);
  } else if (values.renew) {
    const { renewSnapshot } = await import('#contract/change/renew-snapshot.ts');
    const { describeChange } = await import('#contract/change/change.ts');
    const { wrapLine } = await import('./process/wrap-line.ts');
    const { project } = await import('./contract/project/project.ts');
    const { changes } = renewSnapshot(project);
    await writeTypes();
    for (const change of changes) console.log(wrapLine(describeChange(change)));
    console.log(`The snapshot is renewed: ${counted(changes.length, 'change')}.`);
  } else {
    isStopping = stopWhenAsked();
    process.channel?.unref(); // listening to the channel would keep the process alive
    // The search runs beside the proof: with one kind most of the time goes into loading the project, which each does
    // for itself.
    const search = values.proof || values.drafts || values.json ? undefined : beginSearch(values);
    const { showProof } = await import('./contract/show-proof.ts');
    const isProven = await showProof(values);
    const isSearched = search === undefined || (await search.show());
    if (!isStopping()) endWith(isProven && isSearched);
  }
} catch (error) {
  if (!isStopping()) {
    await stopChildren();
    sayAndExit(error);
  }
}

/**
 * Throws for words that the command has no use for, instead of ignoring them, and for a seed that is no whole number.
 */
function checkWords({ dataset, seed }: { dataset?: boolean; seed?: string }, words: string[]): void {
  const [word] = words;
  if (word !== undefined && !dataset)
    throw new Error(
      `The command does not take "${word}". Name a kind by "--kind ${word}", and put the file of an export after "--dataset".`,
    );
  refuseSurplus(words, 1);
  if (seed !== undefined && !/^\d{1,15}$/.test(seed))
    throw new Error(
      `"${seed}" is not a seed. A whole number was expected, such as an earlier search printed.`,
    );
}

/** Sets the exit code and lets the process end by itself, so that a reader behind a pipe still gets pending output. */
function endWith(isWell: boolean): void {
  process.exitCode = isWell ? 0 : 1;
}

async function writeTypes(): Promise<boolean> {
  const { writeAnswers } = await import('./contract/write-answers.ts');
  const { project } = await import('./contract/project/project.ts');
  return writeAnswers(project);
}

/** Begins the search. `show` says what it looks for and what it finds, and resolves to whether it found nothing. */
function beginSearch({ kind, thorough, seed = anySeed() }: SearchOptions): { show(): Promise<boolean> } {
  const { words, env } = searchWords({ kinds: kind === undefined ? undefined : [kind], thorough, seed });
  const search = beginProgram('node_modules/.bin/vitest', words, env);
  return {
    async show() {
      const what = kind ? `documents that break the kind ${kind}` : 'documents that break a kind';
      console.log(`\nSearching for ${what}, from the seed ${seed} …`);
      return (await search.show()) === 0;
    },
  };
}
