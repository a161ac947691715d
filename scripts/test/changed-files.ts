import { execFileSync } from 'node:child_process';

/** What differs from a commit, uncommitted and new files included; throws with git's words when there is no such commit. */
export function changedFiles(since: string, folder = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  const changed = git('diff', '--name-only', '--no-renames', since, '--');
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
