import { reportChanges } from '#contract/change/renew-snapshot.ts';
import { project } from './project/project.ts';
import { sayUncovered } from './say-uncovered.ts';
import { sayStaleAnswers } from './write-answers.ts';

// The watch starts this after a proof, because it takes seconds: it says what `npm run contract` says of the files that
// are kept. With "--kind", for a single kind, it says nothing of what is stored.
const isOfKind = process.argv.includes('--kind');
const said = [
  isOfKind ? '' : sayUncovered(reportChanges(project).uncovered, project),
  sayStaleAnswers(project),
].filter((text) => text !== '');
if (said.length > 0) console.log(said.join('\n'));
