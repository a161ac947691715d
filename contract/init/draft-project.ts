import { relative } from 'node:path';
import { CannotRun } from '../config/cannot-run.ts';
import { describeMissing, load, loadConfig, typeProblems } from '../config/load-config.ts';
import { proveProject } from '../proof/project.ts';
import { resultOf } from '../proof/prove.ts';
import { extract } from '../proof/query-types/extract.ts';
import { contractSource } from '../proof/suggest-contract.ts';
import type { Finding } from '../proof/verdict.ts';
import { draftQueries, type TakenQuery } from './draft-queries.ts';
import { type FoundTypes, findTypes } from './find-types.ts';
import type { Portable } from './portable.ts';
import { type Draft, fromAnywhere, printConfig } from './print-config.ts';
import { projectFiles, unreadFiles } from './project-files.ts';

/** A contract.config.ts that fits a project, and what was made of the project for it. */
export interface DraftedProject {
  text: string;
  /** What was found, a line each. */
  found: string[];
  /** What was found and not taken, with the reason, a line each. */
  leftOut: string[];
  /** What the proof says of it as it is. */
  findings: Finding[];
}

/**
 * Drafts the configuration `file` of the project in a folder. Throws CannotRun when no schema is found, or what is
 * found is none.
 */
export async function draftProject(folder: string, file: string): Promise<DraftedProject> {
  const found = findTypes(folder);
  if (!found)
    throw new CannotRun(
      `No schema was found in ${folder}: there is neither a sanity.config.ts nor a list of types in schemaTypes/index.ts.`,
    );
  const { types, plugins, names } = await draftTypes(found, file);
  const { taken, leftOut } = await draftQueries(projectFiles(folder), file);
  const asked = await withContracts({ file, types, plugins, queries: taken }, taken);
  const text = printConfig({ file, types, plugins, queries: asked.queries });
  const { project, missing } = await loadConfig(file, text);
  const at = (path: string) => relative(folder, path);
  return {
    text,
    found: [
      `${names.length} types from ${at(found.file)}: ${names.join(', ')}`,
      ...plugins.map(({ code }) => `the types of the plugin ${code}`),
      ...asked.queries.map(({ subject, place }) => `the query ${subject} (${place})`),
    ],
    leftOut: [
      ...(found.schemas > 1
        ? [`${at(found.file)} has workspaces of ${found.schemas} different schemas: only the first is taken.`]
        : []),
      ...found.others.map(
        (other) => `${at(other)} is another Studio: give it a contract.config.ts of its own.`,
      ),
      ...unreadFiles(folder).map(
        (one) => `${at(one)} uses groq, but files of this sort are not read: move its queries into a module.`,
      ),
      ...leftOut,
      ...asked.leftOut,
      ...describeMissing(missing),
    ],
    findings: proveProject(project).flatMap(({ findings }) => findings),
  };
}

interface DraftedTypes extends Pick<Draft, 'types' | 'plugins'> {
  names: string[];
}

/** The types as the draft takes them, with the plugins that bring types which would otherwise be missing. */
async function draftTypes(found: FoundTypes, file: string): Promise<DraftedTypes> {
  const config = {
    code: 'typesOf(config)',
    imports: new Map([['config', { from: found.file, name: 'default' }]]),
  };
  const types = found.types ? fromAnywhere(found.types, found.file) : config;
  let drafted = await tryTypes(types, [], file);
  for (const plugin of found.plugins.map((one) => fromAnywhere(one, found.file))) {
    if (drafted.problems.length === 0) break;
    const more = await tryTypes(types, [...drafted.plugins, plugin], file).catch(() => drafted);
    if (more.names.length > drafted.names.length) drafted = more;
  }
  return drafted;
}

async function tryTypes(
  types: Portable,
  plugins: readonly Portable[],
  file: string,
): Promise<DraftedTypes & { problems: string[] }> {
  const text = printConfig({ file, types, plugins, queries: [] });
  const { exports } = await load(file, new Map([[file, text]]));
  const { types: all }: { types?: unknown } = { ...Object(exports.default) };
  const list: readonly unknown[] = Array.isArray(all) ? all : [];
  const names = list.map((type) => String(Object(type).name));
  return { types, plugins, names, problems: typeProblems(list) };
}

/** The queries, each with a contract that fits; those for which none can be derived are left out, with the reason. */
async function withContracts(
  draft: Draft,
  taken: readonly TakenQuery[],
): Promise<{ queries: TakenQuery[]; leftOut: string[] }> {
  const { project } = await loadConfig(draft.file, printConfig({ ...draft, queries: [] }));
  const extracted = extract(project.types);
  const leftOut: string[] = [];
  const queries = taken.flatMap((query) => {
    try {
      return [{ ...query, contract: contractSource(resultOf(query.text, extracted), extracted) }];
    } catch (error) {
      leftOut.push(
        `${query.place} ${query.subject} cannot be judged: ${error instanceof Error ? error.message : error}`,
      );
      return [];
    }
  });
  return { queries, leftOut };
}
