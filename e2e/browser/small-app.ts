import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Builds a small app with the project's own Next, and resolves with its folder, `web/.next-` and the name. It is built
 * once, and again when its files, Next or React have changed. Rejects with Next's error message.
 */
export async function buildSmallApp(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(process.cwd(), `web/.next-${name}`);
  const stamp = join(folder, 'built-from');
  const source = fingerprint(files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  await promisify(execFile)(process.execPath, [next, 'build', folder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(stamp, source);
  return folder;
}

function fingerprint(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const name of ['next', 'react', 'react-dom'])
    hash.update(readFileSync(join('node_modules', name, 'package.json')));
  return hash.digest('hex');
}
