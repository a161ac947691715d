import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const files = ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts', '.gitignore'];

/** A copy of the tree with the same packages, for a test that writes sources; it is taken away again by `remove`. */
export function copyTree(): { folder: string; remove: () => void } {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-copy-'));
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist)$/.test(entry.name))
    .map(({ name }) => name);
  for (const name of [...rooms, ...files]) {
    const isOurs = (file: string) => !/^(\.next.*|node_modules|\.data|dist)$/.test(basename(file));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOurs });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
