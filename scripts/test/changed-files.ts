import { execFileSync } from 'node:child_process';
import { fieldIn } from '#schemas/fields.ts';

/** What differs from a commit in a folder, uncommitted and new files included, by paths from there; throws with a sentence when git cannot say, or knows no such commit. */
export function changedFiles(since: string, folder = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split(/[\0\n]/)
      .filter(Boolean);
  // Outside of a repository the others say in a hundred lines how else they could be used.
  orSay(
    () => git('rev-parse', '--is-inside-work-tree'),
    (words) => `What has changed is what git says, which cannot here: ${words}. Name the checks instead.`,
  );
  const [commit = ''] = orSay(
    () => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`),
    () => `git knows no commit "${since}".`,
  );
  // From this folder, which may lie in a repository of more; and names as they are, unquoted.
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--');
  return [...new Set([...changed, ...git('ls-files', '-z', '--others', '--exclude-standard')])].sort();
}

/** What a call of git answers; throws what is to be said where that fails, which gets git's first line. */
function orSay<T>(ask: () => T, say: (words: string) => string): T {
  try {
    return ask();
  } catch (cause) {
    const said = String(fieldIn(cause, 'stderr') ?? '').trim() || String(fieldIn(cause, 'message'));
    throw new Error(say(said.split('\n', 1).join().replace(/\.$/, '')), { cause });
  }
}
