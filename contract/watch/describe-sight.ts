import { counted } from '@tessera/lake/kernel/counted';
import { describeProblem } from '../loading/problem.ts';
import { describeFinding, type Finding } from '../proof/verdict.ts';
import type { Sight } from './watch-project.ts';

/**
 * What is seen of a watched project, as it is printed: what came, what went, and how things stand. `describe` words a
 * finding that came, with its lines when these are known.
 */
export function describeSight(
  sight: Sight,
  describe: (finding: Finding) => string = describeFinding,
): string {
  switch (sight.is) {
    case 'broken':
      return `✗ ${describeProblem(sight.problem)}\n  The contract cannot be read; its last findings stay. ${sight.ms} ms`;
    case 'untouched':
      return `The proof does not rest on ${list(sight.saved)}.`;
    case 'proven': {
      const { came, went, findings, isWhole, ms } = sight;
      const rest = findings.filter((finding) => !came.includes(finding));
      const change = [
        ...(came.length > 0 ? [`${count(came)} came`] : []),
        ...(went.length > 0 ? [`${count(went)} went`] : []),
        ...(isWhole && rest.length > 0 ? [`${count(rest)} ${rest.length === 1 ? 'stays' : 'stay'}`] : []),
      ];
      const standing = isWhole ? (findings.length === 0 ? ['the proof agrees'] : []) : ['queries are next'];
      return [
        ...went.map((finding) => `✓ ${firstLine(finding)} (no more)`),
        ...came.map((finding) => describe(finding)),
        `${[...change, ...standing].join(', ')}, ${ms} ms`,
      ].join('\n');
    }
  }
}

const count = ({ length }: readonly Finding[]): string => counted(length, 'finding');

const firstLine = (finding: Finding): string => describeFinding(finding).split('\n', 1).join('').slice(2);

const list = (files: readonly string[]): string => files.join(', ');
