import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { parserLanguage } from './parser-language.ts';

/** A file of a project as it is written, read without being run. */
export interface SourceFile {
  file: string;
  text: string;
  program: ESTree.Program;
  /** Its imports, by the name that each has here. */
  imports: ReadonlyMap<string, Import>;
  /** Its constants by their names, without names that are declared several times. */
  constants: ReadonlyMap<string, ESTree.Expression>;
  /** The names that it exports, each with the name that it has here. */
  exported: ReadonlyMap<string, string>;
}

/** Where an import comes from: `name` is `default`, `*`, or the name there. */
export interface Import {
  from: string;
  name: string;
}

/**
 * Reads a file of TypeScript or JavaScript, with JSX or without. Throws an Error that says where it is no such code.
 */
export function readSourceFile(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text, { lang: parserLanguage(file) });
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read as code: ${error.message}`);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }): [string, Import] => [
      localName.value,
      {
        from: moduleRequest.value,
        name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
      },
    ]),
  );
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName, moduleRequest }): [string, string][] =>
      localName.name && !moduleRequest ? [[exportName.name ?? 'default', localName.name]] : [],
    ),
  );
  return {
    file,
    text,
    program,
    imports: new Map(imports),
    constants: constantsIn(program),
    exported: new Map(exported),
  };
}

/** The line on which a place of a text is, from 1 on. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function constantsIn(program: ESTree.Program): Map<string, ESTree.Expression> {
  const found = new Map<string, ESTree.Expression>();
  const several = new Set<string>();
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier' || kind !== 'const' || !init) continue;
        if (found.has(id.name)) several.add(id.name);
        found.set(id.name, init);
      }
    },
  }).visit(program);
  for (const name of several) found.delete(name);
  return found;
}
