import { parseSync, transformSync } from 'rolldown/utils';
import { parserLanguage } from '../source/parser-language.ts';

/** What a module says of where it runs, what it imports and what it offers. */
export interface ReadModule {
  /** The directive that it begins with, if it has one. */
  directive: Directive | undefined;
  /** A directive after other code, where nobody heeds it, with its line. */
  lateDirective: { directive: Directive; line: number } | undefined;
  /** What it imports as a value, at once or while it runs. */
  imports: ImportedName[];
  /** The names under which it offers values. */
  exports: string[];
  /** The modules of which it exports everything. */
  allOf: string[];
}

/** A directive, by which a module says on which side it runs. */
export type Directive = 'use client' | 'use server';

/** One name that a module imports; `*` stands for the whole module, and for an import without a name. */
export interface ImportedName {
  from: string;
  name: string;
  line: number;
}

/** Reads a module of JavaScript or TypeScript; what the compiler drops, such as types, counts as not there. */
export function readModule(file: string, code: string): ReadModule {
  const { program, module } = parseSync(file, code, { lang: parserLanguage(file) });
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const kept = keptImports(file, code);
  const named = module.staticImports.flatMap(({ start, moduleRequest, entries }) => {
    const place = { from: moduleRequest.value, line: lineAt(start) };
    const names = entries.length > 0 ? entries.map(({ importName }) => nameOf(importName)) : ['*'];
    return names.map((name) => ({ ...place, name }));
  });
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? { from: moduleRequest.value, name: '*', line: lineAt(start) } : [],
    ),
  );
  const late = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const [, from] = code.slice(moduleRequest.start, moduleRequest.end).match(/^['"`]([^'"`$]+)['"`]$/) ?? [];
    return from ? { from, name: '*', line: lineAt(start) } : [];
  });
  const offered = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  const isAll = ({ importName, exportName }: (typeof offered)[number]) =>
    importName.kind.startsWith('All') && exportName.kind === 'None';
  return {
    ...directivesOf(program.body, lineAt),
    imports: [...named.filter(({ from, name }) => kept.has(`${from} ${name}`)), ...passedOn, ...late],
    exports: offered.filter((one) => !isAll(one)).map(({ exportName }) => exportName.name ?? 'default'),
    allOf: offered.filter(isAll).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  };
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string => {
  if (kind === 'Name' && name) return name;
  return kind === 'Default' ? 'default' : '*';
};

/** The imports that are left when types are taken out, as TypeScript does. */
function keptImports(file: string, code: string): Set<string> {
  const lang = parserLanguage(file);
  const stripped = lang === 'jsx' ? code : transformSync(file, code, { lang, jsx: 'preserve' }).code;
  const { module } = parseSync('stripped.jsx', stripped, { lang: 'jsx' });
  return new Set(
    module.staticImports.flatMap(({ moduleRequest, entries }) => [
      `${moduleRequest.value} *`,
      ...entries.map(({ importName }) => `${moduleRequest.value} ${nameOf(importName)}`),
    ]),
  );
}

const directives: readonly Directive[] = ['use client', 'use server'];

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function directivesOf(body: readonly Statement[], lineAt: (offset: number) => number) {
  const found = body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    // Some formatters put a text that is a statement into parentheses.
    const text = expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
    const directive = directives.find((one) => text.type === 'Literal' && text.value === one);
    if (!directive) return [];
    const isHeeded = 'directive' in statement && Boolean(statement.directive);
    return { directive, isHeeded, line: lineAt(statement.start) };
  });
  return {
    directive: found.find(({ isHeeded }) => isHeeded)?.directive,
    lateDirective: found.find(({ isHeeded }) => !isHeeded),
  };
}
