import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** A copy of the whole tree in which a command may write what it likes. */
export interface CopiedTree {
  folder: string;
  /** Runs a program in the copy; resolves with its exit code and all that it said. */
  run(program: string, ...args: string[]): Promise<{ code: number; said: string }>;
  read(file: string): string;
  /** Replaces texts in a file; throws when one is not in it. */
  edit(file: string, ...replaced: (readonly [from: string, to: string])[]): void;
  remove(): void;
}

const files = [
  'package.json',
  'contract.config.ts',
  'tsconfig.json',
  'biome.json',
  'vitest.config.ts',
  '.gitignore',
];

/** Copies the tree, with this one's packages, into a temporary folder; the copy is no repository. */
export function copyTree(): CopiedTree {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tree-'));
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist)$/.test(entry.name))
    .map(({ name }) => name);
  for (const name of [...rooms, ...files]) {
    const isOurs = (file: string) => !/^(\.next.*|node_modules|\.data|dist)$/.test(basename(file));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOurs });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    run: (program, ...args) =>
      promisify(execFile)(program, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        (error) => ({ code: Number(error.code), said: `${error.stdout}${error.stderr}` }),
      ),
    read,
    edit(file, ...replaced) {
      const edited = replaced.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`"${file}" does not hold "${from}".`);
        return text.replaceAll(from, to);
      }, read(file));
      writeFileSync(join(folder, file), edited);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
