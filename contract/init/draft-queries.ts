import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { loadModule } from '../loading/load-module.ts';
import { quoted } from '../proof/written-text.ts';
import { type FoundQuery, findQueries } from '../source/find-queries.ts';
import { readSourceFile } from '../source/source-file.ts';
import { asksForDocuments } from './asks-for-documents.ts';
import { type DraftQuery, pathFrom } from './print-config.ts';

/** A query as a draft takes it, with its text and its place. */
export interface TakenQuery extends DraftQuery {
  text: string;
  place: string;
}

/** The queries in some files that a contract.config.ts can take, and a sentence on each that it cannot. */
export async function draftQueries(
  files: readonly string[],
  config: string,
): Promise<{ taken: TakenQuery[]; leftOut: string[] }> {
  const found = files.flatMap(queriesIn);
  const parts = new Set(found.flatMap((query) => query.parts));
  const modules = await loadModules(found);
  const taken: TakenQuery[] = [];
  const leftOut: string[] = [];

  for (const query of found) {
    const place = `${relative(dirname(config), query.file)}:${query.line}`;
    const leave = (reason: string) => leftOut.push(`${place}${query.name ? ` ${query.name}` : ''} ${reason}`);
    const { name, text = exportedText(query, modules), reason = '' } = query;
    if (!name) leave('has no name by which it could be found again: make it a constant.');
    else if (text === undefined)
      leave(`is left out: ${reason}. Export it from a module that can be imported.`);
    else {
      const kind = asksForDocuments(text);
      if (kind === true)
        taken.push({ ...expressionOf({ ...query, name }, modules, config), text, place, subject: name });
      // What other queries are made of is proved with them.
      else if (!parts.has(name)) leave(kind === false ? 'asks for no documents.' : `cannot be read: ${kind}`);
    }
  }
  return { taken: withOwnNames(taken), leftOut };
}

function queriesIn(file: string): FoundQuery[] {
  const text = readFileSync(file, 'utf8');
  return /\bgroq\b|\bdefineQuery\b/.test(text) ? findQueries(readSourceFile(file)) : [];
}

type Modules = ReadonlyMap<string, Record<string, unknown>>;

/** The modules that export queries and can be loaded by themselves. */
async function loadModules(found: readonly FoundQuery[]): Promise<Modules> {
  const modules = new Map<string, Record<string, unknown>>();
  for (const file of new Set(found.flatMap((query) => (query.exportedAs ? [query.file] : [])))) {
    // A file that draws is read rather than run.
    if (/\.[jt]sx$/.test(file)) continue;
    try {
      modules.set(file, (await loadModule(file)).exports);
    } catch {
      // Such a module runs only in the app: its queries are read instead.
    }
  }
  return modules;
}

function exportedText(
  { file, name = '', exportedAs = '' }: FoundQuery,
  modules: Modules,
): string | undefined {
  const [, ...further] = name.split('.');
  const value = further.reduce(
    (whole: unknown, part) => Object(whole)[part],
    modules.get(file)?.[exportedAs],
  );
  return typeof value === 'string' ? value : undefined;
}

function expressionOf(
  query: FoundQuery & { name: string },
  modules: Modules,
  config: string,
): Pick<DraftQuery, 'code' | 'imports'> {
  const { file, name, exportedAs } = query;
  if (exportedAs && exportedText(query, modules) !== undefined)
    return { code: name, imports: new Map([[name.replace(/\..*/, ''), { from: file, name: exportedAs }]]) };
  return {
    code: `readQuery(new URL(${quoted(pathFrom(config, file))}, import.meta.url), ${quoted(name)})`,
    imports: new Map(),
  };
}

/** The queries, each with a name of its own and imports that do not collide, because two files can use one name. */
function withOwnNames(taken: readonly TakenQuery[]): TakenQuery[] {
  const subjects = new Set<string>();
  const locals = new Map<string, string>(
    ['defineConfig', 'readQuery', 'typesOf', 'z'].map((name) => [name, name]),
  );
  return taken.map((query) => {
    const file = query.place.replace(/:\d+$/, '');
    const subject = subjects.has(query.subject) ? `${query.subject} of ${file}` : query.subject;
    subjects.add(subject);
    const [[name, from] = []] = query.imports;
    if (!name || !from) return { ...query, subject };
    const local = ownName(name, from.from, locals);
    const code = local + query.code.slice(name.length);
    return { ...query, subject, code, imports: new Map([[local, from]]) };
  });
}

/** The name that an import of a module gets: its own, or one with a number where another module has taken it. */
function ownName(name: string, module: string, locals: Map<string, string>): string {
  let local = name;
  for (let count = 2; (locals.get(local) ?? module) !== module; count += 1) local = `${name}${count}`;
  locals.set(local, module);
  return local;
}
