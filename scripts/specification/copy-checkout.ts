import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TextChange } from './mutant.ts';
import { changed, withSwitches } from './write-switches.ts';

const lockFile = '.package-lock.json';

/** A copy of the checkout among the temporary files, which is kept with its build from run to run. */
export class Checkout {
  /** Where it stands. */
  readonly folder = join(
    tmpdir(),
    `tessera-mutants-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`,
  );
  readonly #lasting: readonly TextChange[];

  /** `lasting` are changes that the copy has all the time. */
  constructor(lasting: readonly TextChange[]) {
    this.#lasting = lasting;
  }

  /** Updates the copy to the present sources, with a switch for each change in `switched`. */
  write(switched: readonly TextChange[] = []): void {
    const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', git, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\0')
      .filter((file) => file && existsSync(file));
    this.#removeOthers(new Set(files));
    for (const file of files) this.#writeFile(file, switched);
    linkModules(this.folder);
  }

  /** Does some work while one change is made directly, without a switch. */
  async during<T>(change: TextChange, work: () => Promise<T>): Promise<T> {
    const file = join(this.folder, change.file);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, changed(before, change));
    try {
      return await work();
    } finally {
      writeFileSync(file, before);
    }
  }

  #writeFile(file: string, switched: readonly TextChange[]): void {
    const to = join(this.folder, file);
    const isOfFile = (change: TextChange) => change.file === file;
    const changes = { lasting: this.#lasting.filter(isOfFile), switched: switched.filter(isOfFile) };
    let content = readFileSync(file);
    if (changes.lasting.length + changes.switched.length > 0) {
      const text = withSwitches(String(content), changes.switched);
      content = Buffer.from(changes.lasting.reduce(changed, text));
    }
    if (existsSync(to) && readFileSync(to).equals(content)) return;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }

  /** Removes sources that the checkout had in an earlier run and has no more. */
  #removeOthers(files: ReadonlySet<string>): void {
    const list = join(this.folder, '.checkout.json');
    const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    for (const file of before) if (!files.has(file)) rmSync(join(this.folder, file), { force: true });
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(list, JSON.stringify([...files]));
  }
}

/**
 * Fills the copy's node_modules with hard links, because the builder of the site accepts no such folder that leads out
 * of the project.
 */
function linkModules(folder: string): void {
  const [from, to] = ['node_modules', join(folder, 'node_modules')];
  const lockOf = (modules: string) => {
    const file = join(modules, lockFile);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lockOf(from) === lockOf(to)) return;
  rmSync(to, { recursive: true, force: true });
  linkFolder(from, to);
  writeFileSync(join(to, lockFile), lockOf(from)); // last, so that links that were cut off are made anew
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Leaves out caches and notes of programs that have run here: they are written again.
    if (from === 'node_modules' && entry.name.startsWith('.') && entry.name !== '.bin') continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else link(source, target);
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // the temporary files are on another disk
  }
}
