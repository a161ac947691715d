import { getPriority, setPriority } from 'node:os';
import type { Finding } from '#contract/proof/verdict.ts';
import type { Sight } from '#contract/watch/watch-project.ts';
import type { ContractNews, ToldFinding } from '#web/overlay/contract-news.ts';
import { sayAndExit } from '../process/say-and-exit.ts';
import { placesOfFindings } from './places-of-findings.ts';
import { showWatch } from './show-watch.ts';

// `npm run dev` starts this once the site is there: it proves with every save, and tells the pages. The site goes first
// on a busy machine, and nothing is searched, because a search would take both cores for seconds.
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
      return { findings: told(sight.findings) };
    case 'broken': {
      const { message, file, line, column } = sight.problem;
      return { ...latest, problem: { message, ...(file && { place: { file, line, column } }) } };
    }
  }
}

function told(findings: readonly Finding[]): ToldFinding[] {
  if (findings.length === 0) return [];
  const placeOf = placesOfFindings();
  return findings.map((finding) => {
    const { subject, path, reason, field, fix } = finding;
    return { kind: subject, path, sentence: reason, field, fix, place: placeOf(finding) };
  });
}
