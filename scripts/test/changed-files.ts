import { execFileSync } from 'node:child_process';
import { fieldIn } from '#schemas/fields.ts';

/**
 * What differs from a commit in a folder, with uncommitted and new files, as paths from the folder; throws with a
 * sentence when git cannot say, or knows no such commit.
 */
export function changedFiles(since: string, folder = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split(/[\0\n]/)
      .filter(Boolean);
  // Asked first, because outside of a repository the other commands print a hundred lines of usage.
  orSay(
    () => git('rev-parse', '--is-inside-work-tree'),
    (words) => `git cannot say here what has changed: ${words}. Name the checks instead.`,
  );
  const [commit = ''] = orSay(
    () => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`),
    () => `git knows no commit "${since}".`,
  );
  // Relative to this folder, which may be a part of a larger repository, and with names unquoted.
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--');
  return [...new Set([...changed, ...git('ls-files', '-z', '--others', '--exclude-standard')])].sort();
}

/** What a call of git prints; when it fails, throws the sentence that `say` makes of git's first line. */
function orSay<T>(ask: () => T, say: (words: string) => string): T {
  try {
    return ask();
  } catch (cause) {
    const said = String(fieldIn(cause, 'stderr') ?? '').trim() || String(fieldIn(cause, 'message'));
    throw new Error(say(said.split('\n', 1).join().replace(/\.$/, '')), { cause });
  }
}
