import { type ESTree, Visitor } from 'rolldown/utils';
import { readSourceFile, type SourceFile } from '../source/source-file.ts';
import { type Portable, portable } from './portable.ts';
import { schemaIndexes, studioConfigs } from './project-files.ts';

/** Where a project says which types its Studio is given. */
export interface FoundTypes {
  file: string;
  /** The types as an expression; undefined when the whole configuration has to be loaded for them. */
  types?: Portable;
  /** The plugins of the Studio, each as an expression. */
  plugins: readonly Portable[];
  /** How many different schemas the configuration holds; each workspace can have its own. The first was taken. */
  schemas: number;
  /** Further configurations of a Studio, of which nothing was taken. */
  others: readonly string[];
}

/**
 * Finds the schema of a project: that of its sanity.config.ts, or of a folder `schemaTypes`; undefined when it has
 * neither.
 */
export function findTypes(folder: string): FoundTypes | undefined {
  const [config, ...others] = studioConfigs(folder);
  if (config) return { ...typesInConfig(readSourceFile(config)), others };
  const [file] = schemaIndexes(folder);
  const name = file && listIn(readSourceFile(file));
  if (!file || !name) return undefined;
  return {
    file,
    types: { code: name, imports: new Map([[name, { from: file, name }]]) },
    plugins: [],
    schemas: 1,
    others: [],
  };
}

/** The first list that a module exports. */
function listIn({ exported, constants }: SourceFile): string | undefined {
  const lists = [...exported].filter(
    ([name, local]) => name !== 'default' && constants.get(local)?.type === 'ArrayExpression',
  );
  return lists[0]?.[0];
}

function typesInConfig(source: SourceFile): Omit<FoundTypes, 'others'> {
  const found: { types?: ESTree.Node; schema?: ESTree.Node; plugins: ESTree.Node[] } = { plugins: [] };
  const schemas = new Set<string>();
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : '';
      if (name === 'schema') {
        schemas.add(source.text.slice(value.start, value.end));
        found.schema ??= value;
        found.types ??= value.type === 'ObjectExpression' ? propertyOf(value, 'types') : undefined;
      }
      if (name === 'plugins' && value.type === 'ArrayExpression')
        for (const one of value.elements) if (one?.type === 'CallExpression') found.plugins.push(one);
    },
  }).visit(source.program);
  const plugins = found.plugins.flatMap((one) => portable(one, source) ?? []);
  return { file: source.file, types: listOf(found, source), plugins, schemas: schemas.size };
}

/** The types in `schema: { types: all }`, or in a `schema` that is imported whole. */
function listOf(
  { types, schema }: { types?: ESTree.Node; schema?: ESTree.Node },
  source: SourceFile,
): Portable | undefined {
  if (types) return types.type === 'ArrowFunctionExpression' ? undefined : portable(types, source);
  const whole = schema?.type === 'Identifier' ? portable(schema, source) : undefined;
  return whole && { ...whole, code: `${whole.code}.types` };
}

function propertyOf({ properties }: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  const found = properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return found?.type === 'Property' ? found.value : undefined;
}
