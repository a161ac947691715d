import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CannotRun } from '../config/cannot-run.ts';
import type { Problem } from '../loading/problem.ts';
import type { Proof } from '../proof/project.ts';
import { uniqueFindings } from '../proof/unique-findings.ts';
import type { Finding } from '../proof/verdict.ts';
import { compareFindings, type FindingsChange } from './compare-findings.ts';
import { FolderWatch } from './folder-watch.ts';
import { type Answer, ProofThread, type Setting } from './proof-thread.ts';

/** What a project is watched for. */
export interface Watched extends Setting {
  /** The one kind that is looked at; all kinds and queries where none is named. */
  kind?: string;
}

/** What is seen of a project at first, and after each save. */
export type Sight = {
  /** The files that were saved, from the root; none at first. */
  saved: string[];
  /** The kinds, and types of document, in whose folders they stand. */
  touched: string[];
  /** Milliseconds since the save was noticed. */
  ms: number;
} /** The kinds alone are told first, and only if something came or went; `findings` are always all that there are. */ & (
  | ({ is: 'proven'; isWhole: boolean; proofs: Proof[]; findings: Finding[] } & FindingsChange)
  /** The proof does not rest on what was saved, such as a view. */
  | { is: 'untouched' }
  | { is: 'broken'; problem: Problem }
);

const source = /\.(?:[cm]?[jt]sx?|json)$/;
const test = /\.test\.[jt]sx?$/;

/** The files of the contract itself, watched while it is developed; in a package they never change. */
const ownFolder = resolve(import.meta.dirname, '..');
const ownFiles = ownFolder.includes('node_modules')
  ? []
  : readdirSync(ownFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => source.test(file))
      .map((file) => join(ownFolder, file));
const isOfContract = (file: string): boolean => file.startsWith(ownFolder + sep);

/**
 * Proves a project, and proves it again whenever one of its files is saved, until it is closed; `see` is told the
 * result each time. A file that is no module is told, and the next save is tried again. `ended` rejects only when there
 * is no such kind, or when the proving thread has ended.
 * @example
 * new ProjectWatch({ root, project: 'contract.config.ts' }, (sight) => console.log(describeSight(sight)));
 */
export class ProjectWatch {
  /** Settles when nothing is watched any more. */
  readonly ended: Promise<void>;
  readonly #watched: Watched;
  readonly #see: (sight: Sight) => void;
  readonly #thread: ProofThread;
  readonly #folders = new FolderWatch((files) => this.#note(files));
  readonly #saved = new Set<string>();
  #isNoted = Promise.withResolvers<void>();
  #made: ReadonlySet<string> = new Set();
  /** The kinds, and types of document, each with its folder. */
  #kindFolders: (readonly [kind: string, folder: string])[] = [];
  #findings: Finding[] = [];
  readonly #proofs = new Map<string, Proof>();
  #isBroken = false;
  #isClosed = false;

  constructor(watched: Watched, see: (sight: Sight) => void) {
    this.#watched = { ...watched, project: resolve(watched.root, watched.project) };
    this.#see = see;
    this.#thread = new ProofThread(this.#watched);
    this.ended = this.#watch();
  }

  /** Stops watching. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#folders.close();
    this.#isNoted.resolve();
    await this.#thread.close();
    await this.ended.catch(() => {});
  }

  #note(files: readonly string[]): void {
    for (const file of files) if (source.test(file) && !test.test(file)) this.#saved.add(file);
    if (this.#saved.size > 0) this.#isNoted.resolve();
  }

  async #watch(): Promise<void> {
    try {
      this.#folders.add([this.#watched.project, ...ownFiles]);
      await this.#prove([]);
      while (!this.#isClosed) {
        await this.#isNoted.promise;
        this.#isNoted = Promise.withResolvers();
        const files = [...this.#saved];
        this.#saved.clear();
        if (!this.#isClosed) await this.#look(files);
      }
    } catch (error) {
      if (!this.#isClosed) throw error;
    } finally {
      this.#folders.close();
      await this.#thread.close();
    }
  }

  async #look(files: string[]): Promise<void> {
    if (files.some(isOfContract)) {
      await this.#thread.renew();
      await this.#prove(files);
    }
    // A project that could not be read may have waited for any of these files.
    else if (this.#isBroken || files.some((file) => this.#made.has(file))) await this.#prove(files);
    else if (this.#touchedBy(files).length > 0) this.#tell(files, { ms: 0, is: 'untouched' });
  }

  async #prove(files: string[]): Promise<void> {
    const begun = performance.now();
    for await (const answer of this.#thread.prove()) {
      if (this.#isClosed) return;
      this.#folders.add(answer.files);
      this.#isBroken = answer.is === 'broken';
      const ms = Math.round(performance.now() - begun);
      if (answer.is === 'broken') this.#tell(files, { ms, is: 'broken', problem: answer.problem });
      else {
        const judged = this.#judge(answer);
        const { came, went } = judged;
        if (answer.isWhole || came.length + went.length > 0)
          this.#tell(files, { ms, is: 'proven', ...judged });
      }
    }
  }

  #judge({ isWhole, proofs, kinds, folders, files }: Answer & { is: 'proven' }) {
    const { kind } = this.#watched;
    if (kind !== undefined && !kinds.includes(kind))
      throw new CannotRun(
        `There is no kind "${kind}". ${kinds.length > 0 ? `There are ${kinds.join(', ')}` : 'The project has none'}.`,
      );
    this.#made = new Set(files);
    this.#kindFolders = Object.entries(folders).map(
      ([name, folder]) => [name, resolve(this.#watched.root, folder)] as const,
    );
    // The proof does not load views, but a change to a view touches its kind.
    this.#folders.add(this.#kindFolders.map(([, folder]) => join(folder, 'any')));
    if (isWhole) this.#proofs.clear();
    for (const proof of proofs) this.#proofs.set(proof.subject, proof);
    const all = [...this.#proofs.values()];
    const looked = all.filter(({ subject }) => kind === undefined || subject === kind);
    const findings = uniqueFindings(looked.flatMap((proof) => proof.findings));
    const change = compareFindings(this.#findings, findings);
    this.#findings = findings;
    return { isWhole, proofs: all, findings, ...change };
  }

  #tell(files: readonly string[], seen: WithoutSaved): void {
    const saved = files.map((file) => relative(this.#watched.root, file));
    this.#see({ saved, touched: this.#touchedBy(files), ...seen });
  }

  #touchedBy(files: readonly string[]): string[] {
    const { kind } = this.#watched;
    return this.#kindFolders
      .filter(([name]) => kind === undefined || name === kind)
      .filter(([, folder]) => files.some((file) => file.startsWith(folder + sep)))
      .map(([name]) => name);
  }
}

type WithoutSaved<One = Sight> = One extends Sight ? Omit<One, 'saved' | 'touched'> : never;
