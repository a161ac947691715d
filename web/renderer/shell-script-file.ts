import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (distDir: string) => join(distDir, 'shell-script');

/** Notes beside a build the address of the script that wakes pages without a framework. */
export const writeShellScript = (distDir: string, address: string): Promise<void> =>
  writeFile(fileOf(distDir), address);

/** The address of that script, such as `/_next/static/shell/shell-script-Bx2.js`; rejects when the build has none. */
export const readShellScript = (distDir: string): Promise<string> => readFile(fileOf(distDir), 'utf8');
