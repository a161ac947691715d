import { parseArgs } from 'node:util';
import { showProof } from './contract/show-proof.ts';
import { showProgram } from './process/child.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run contract [-- --proof | --drafts | --json]

Proves that the Studio's schema, the GROQ query and the zod contract of every kind of section agree, and then
searches for a document that breaks one of them, or its view. Ends with code 1 when something is found.

  --proof   proves, and does not search
  --drafts  says what an unfinished draft of each kind may lack
  --json    writes the verdict on every value to the output, and nothing else`;

try {
  const { values } = parseArgs({
    options: {
      proof: { type: 'boolean' },
      drafts: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(help);
  else {
    const isProven = showProof(values);
    const isSearched = values.proof || values.drafts || values.json || (await search());
    process.exit(isProven && isSearched ? 0 : 1);
  }
} catch (error) {
  sayAndExit(error);
}

/** The views are `.tsx`, which Node cannot read by itself: the search runs in the test runner. */
async function search(): Promise<boolean> {
  console.log('\nSearching for documents that break a kind …');
  return (
    (await showProgram('node_modules/.bin/vitest', ['run', '--project', 'unit', 'contract/search'])) === 0
  );
}
