import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { schemaProblems } from '../compile.ts';
import { loadEnvironment } from '../loading/load-environment.ts';
import { type LoadedModule, loadModule, type OpenTexts } from '../loading/load-module.ts';
import { stoodInFor } from '../loading/stand-in.ts';
import type { Project } from '../project.ts';
import { CannotRun } from './cannot-run.ts';

/** A project as its configuration exports it. */
export interface LoadedConfig extends Pick<LoadedModule, 'missing'> {
  project: Project;
}

/**
 * Loads the project that a contract.config.ts exports, or would export if its content were `text`. Throws CannotRun,
 * with what keeps the project from being proved.
 */
export async function loadConfig(file: string, text?: string): Promise<LoadedConfig> {
  const open = text === undefined ? undefined : new Map([[file, text]]);
  const { exports, missing } = await load(file, open);
  const { default: project } = exports;
  if (!isProject(project))
    throw new CannotRun(
      `${shown(file)} has no "export default defineConfig({ types, queries })" of @tessera/contract.`,
    );
  const faults = [...project.queries.flatMap(claimFaults), ...twins(project)];
  if (faults.length > 0) throw new CannotRun(`${shown(file)} cannot be proved:\n${indent(faults)}`);
  const problems = typeProblems(project.types);
  if (problems.length > 0) {
    const lines = [...problems, ...hints(problems), ...describeMissing(missing)];
    throw new CannotRun(`The types of ${shown(file)} are not a schema:\n${indent(lines)}`);
  }
  return { project, missing };
}

/**
 * Loads a module of a project as `loadModule` does, with the project's `.env` files. Throws CannotRun, with the reason,
 * when that fails.
 */
export async function load(file: string, open?: OpenTexts): Promise<LoadedModule> {
  try {
    loadEnvironment(dirname(file));
    return await loadModule(file, { open });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(
      `${shown(file)} cannot be loaded:\n${indent(stripVTControlCharacters(reason).split('\n'))}`,
    );
  }
}

/** What keeps types from being a schema, a line each; none when all is well. */
export function typeProblems(types: readonly unknown[]): string[] {
  if (types.length === 0) return ['There are none.'];
  const strange = types.flatMap((type, index) => {
    const stood = stoodInFor(type);
    if (stood) return [`Type ${index + 1} is made by "${stood}", which could not be loaded.`];
    return typeof type === 'object' && type && 'name' in type ? [] : [`Type ${index + 1} has no name.`];
  });
  return strange.length > 0 ? strange : schemaProblems(types).filter((line) => line.startsWith('error'));
}

/** A sentence on the packages that stand-ins replace; none when there are none. */
export function describeMissing(missing: LoadedModule['missing']): string[] {
  const names = missing.map(({ name, reason }) => `${name} (${reason})`);
  return names.length > 0
    ? [`These could not be loaded, so what the project takes from them is left out: ${names.join(', ')}.`]
    : [];
}

function hints(problems: readonly string[]): string[] {
  const isUnknown = problems.some((line) => line.includes('Unknown type'));
  return isUnknown
    ? ['A type that a plugin of the Studio brings comes with it: plugins: [thePlugin()].']
    : [];
}

/** What is wrong with an entry of `queries`: in plain JavaScript it can be anything. */
function claimFaults(
  { subject, query, contract }: Partial<Project['queries'][number]>,
  index: number,
): string[] {
  if (typeof subject !== 'string')
    return [`Query ${index + 1} has no subject. Findings name it by its subject.`];
  if (typeof query !== 'string')
    return [
      `The query "${subject}" is not a text${stoodInFor(query) ? `: ${stoodInFor(query)} could not be loaded` : ''}.`,
    ];
  if (contract === undefined || '_zod' in Object(contract)) return [];
  const isOld = 'typeName' in Object(Reflect.get(Object(contract), '_def'));
  return [
    isOld
      ? `The contract of "${subject}" is a schema of zod 3, but only those of zod 4 can be read: npm install zod@4, or import it from "zod/v4", which zod 3.25 brings along.`
      : `The contract of "${subject}" is not a schema of zod 4.`,
  ];
}

/**
 * A sentence for each name that several things of the project share: findings, and the files that they are about, are
 * known by these names.
 */
function twins({ queries, kinds, documents }: Project): string[] {
  const others = [...Object.keys(kinds ?? {}), ...Object.keys(documents?.types ?? {})];
  const names = [...others, ...queries.map(({ subject }) => subject)];
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
  return [...twice].map(
    (name) =>
      `${names.filter((one) => one === name).length} have the name "${name}": give each query a subject of its own.`,
  );
}

function isProject(value: unknown): value is Project {
  if (typeof value !== 'object' || value === null) return false;
  const { types, queries, kinds } = { types: undefined, queries: undefined, kinds: undefined, ...value };
  return Array.isArray(types) && Array.isArray(queries) && typeof kinds === 'object';
}

const shown = (file: string): string => relative(process.cwd(), file) || file;
const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');
