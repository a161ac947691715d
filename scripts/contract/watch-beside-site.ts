import { getPriority, setPriority } from 'node:os';
import type { Finding } from '#contract/proof/verdict.ts';
import type { Sight } from '#contract/watch/watch-project.ts';
import type { ContractNews, ToldFinding } from '#web/overlay/contract-news.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { placeOfFinding } from './place-of-finding.ts';
import { showWatch } from './show-watch.ts';

// What `npm run dev` starts once the site is there: proves with every save, and tells the pages. The site comes first on a busy
// machine, and nothing is searched, which would take both cores for seconds.
setPriority(Math.min(19, getPriority() + 5));
let latest: ContractNews = { findings: [] };
try {
  process.send?.({ ready: true });
  await showWatch({
    name: 'Contract: ',
    tell(sight) {
      latest = newsOf(sight);
      process.send?.({ contract: latest });
    },
  });
} catch (error) {
  sayAndExit(error);
}

function newsOf(sight: Sight): ContractNews {
  switch (sight.is) {
    case 'untouched':
      return latest;
    case 'proven':
      return { findings: sight.findings.map(told) };
    case 'broken': {
      const { message, file, line, column } = sight.problem;
      return { ...latest, problem: { message, ...(file && { place: { file, line, column } }) } };
    }
  }
}

function told(finding: Finding): ToldFinding {
  const { subject, path, reason, field, fix } = finding;
  return { kind: subject, path, sentence: reason, field, fix, place: placeOfFinding(finding) };
}
