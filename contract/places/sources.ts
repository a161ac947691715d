import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import type { ESTree } from 'rolldown/utils';
import type { OpenTexts } from '../loading/load-module.ts';
import { importedFile } from '../source/constant-text.ts';
import { parserLanguage } from '../source/parser-language.ts';

/** A file of a project as it is written. */
export interface SourceText {
  file: string;
  text: string;
  program: ESTree.Program;
}

/** The files of a project, each read and parsed when it is first asked for. */
export class Sources {
  readonly #open: OpenTexts;
  readonly #known = new Map<string, SourceText | undefined>();

  constructor(open: OpenTexts = new Map()) {
    this.#open = open;
  }

  /** The file at a path; undefined where there is none that can be parsed. */
  at(file: string): SourceText | undefined {
    if (!this.#known.has(file)) this.#known.set(file, this.#read(file));
    return this.#known.get(file);
  }

  /**
   * The file that one imports by a name, with the paths of its tsconfig.json; undefined for what is no file of a
   * project.
   */
  importedBy(file: string, name: string): SourceText | undefined {
    const found = importedFile(name, file);
    return found === undefined ? undefined : this.at(found);
  }

  #read(file: string): SourceText | undefined {
    try {
      const text = this.#open.get(file) ?? readFileSync(file, 'utf8');
      return { file, text, program: parseAst(text, { lang: parserLanguage(file) }) };
    } catch {
      return undefined;
    }
  }
}

/** The path of a file that is named by its URL, or by its path already. */
export const pathOf = (file: URL | string): string =>
  file instanceof URL || file.startsWith('file:') ? fileURLToPath(file) : file;
