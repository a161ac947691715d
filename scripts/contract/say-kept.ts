import { reportChanges } from '#contract/change/renew-snapshot.ts';
import { project } from './project/project.ts';
import { sayUncovered } from './say-uncovered.ts';
import { sayStaleAnswers } from './write-answers.ts';

// What the watch starts once a proof is there: it takes seconds, and says of what is kept in files what `npm run contract` says. Of one kind
// alone, told by "--kind", nothing is said of what is stored.
const isOfKind = process.argv.includes('--kind');
const said = [
  isOfKind ? '' : sayUncovered(reportChanges(project).uncovered, project),
  sayStaleAnswers(project),
].filter((text) => text !== '');
if (said.length > 0) console.log(said.join('\n'));
