import type { OpenTexts } from '../loading/load-module.ts';
import type { Finding } from '../proof/verdict.ts';
import { endOfList, lastCall, type RulesPlace, rulesPlace } from './edit-places.ts';
import { keyAt, startOfBraces } from './groq-keys.ts';
import { GroqText } from './groq-text.ts';
import { definitionOf, type FieldStep, fieldOf, typeNamed } from './schema-fields.ts';
import { pathOf, Sources } from './sources.ts';
import { type Span, spanOf } from './span.ts';
import {
  declared,
  keyIn,
  keysIn,
  partsOf,
  textIn,
  type Written,
  type WrittenKey,
  writtenObjectsIn,
} from './written.ts';

/** The file that exports a project, and the name of the export. */
export interface ProjectSource {
  file: URL | string;
  name: string;
}

/**
 * What a finding is about: the key in the query, the key in the contract, the field in the Studio's schema, the view,
 * and the sample with which a kind begins, as far as they are known.
 */
export interface Places {
  query?: Span;
  contract?: Span;
  schema?: Span;
  view?: Span;
  sample?: Span;
}

/** Where the parts of a kind or query are written. */
interface Pieces {
  query?: GroqText;
  contract?: Written;
  schema?: Written;
  sample?: Written;
}

/**
 * Finds where a project is written, from the file that exports it: through names, imports, spreads, templates and calls
 * of functions that answer something written. What is made by other code has no place.
 * @example
 * new WrittenProject({ file, name: 'project' }).placesOf(finding).contract;
 * // { file: 'sections/faq/contract.ts', from: { line: 22, column: 3 }, … }
 */
export class WrittenProject {
  readonly #sources: Sources;
  readonly #project: Written | undefined;
  readonly #known = new Map<string, Pieces>();

  constructor({ file, name }: ProjectSource, open?: OpenTexts) {
    this.#sources = new Sources(open);
    const source = this.#sources.at(pathOf(file));
    this.#project = source && declared({ source }, name, this.#sources);
  }

  /** The places that a finding is about. */
  placesOf({
    subject,
    path,
    field,
    view,
    inQuery,
    name,
  }: Pick<Finding, 'subject' | 'path' | 'field' | 'view' | 'inQuery' | 'name'>): Places {
    const sample = name === 'initial-value-refused' ? this.#piecesOf(subject).sample : undefined;
    const at = view && { line: view.line, column: view.column };
    return {
      ...this.placesAt(subject, path),
      ...(inQuery && { query: this.#piecesOf(subject).query?.spanOf(inQuery) }),
      schema: this.#fieldAt(field ?? subject),
      ...(sample && { sample: this.#keyAt(sample, []) }),
      ...(at && { view: { file: view.file, from: at, to: at } }),
    };
  }

  /** Where a value of a kind or query is asked for, and where its contract says what is accepted. */
  placesAt(subject: string, path: string): Pick<Places, 'query' | 'contract'> {
    const { query, contract } = this.#piecesOf(subject);
    const keys = keysOf(path);
    const asked = query && keyAt(query.text, keys);
    return {
      query: asked ? query.spanOf(asked.key) : query?.spanOf([0, 1]),
      contract: contract && this.#keyAt(contract, keys),
    };
  }

  /** Where something can be added to what the contract says of a value, and the text that has to come before it. */
  endOfContract(subject: string, path: string): { at: Span; before: string } | undefined {
    const { contract } = this.#piecesOf(subject);
    const found = contract && this.#writtenKeyAt(contract, keysOf(path));
    if (!found) return undefined;
    const { source, node } = found.value;
    const at = spanOf(source, node.end, node.end);
    // A property in shorthand has to be written in full.
    const isShort = found.key.node.start === node.start;
    return { at, before: isShort ? `: ${source.text.slice(node.start, node.end)}` : '' };
  }

  /** Where a contract calls a method, last and without arguments, on what it says of a value: `.optional()`. */
  callInContract(subject: string, path: string, method: string): Span | undefined {
    const { contract } = this.#piecesOf(subject);
    const value = contract && this.#writtenKeyAt(contract, keysOf(path))?.value;
    return value && lastCall(value, method);
  }

  /** Where a choice can be added to those that a contract accepts. */
  endOfChoices(subject: string, path: string): Span | undefined {
    const { contract } = this.#piecesOf(subject);
    const value = contract && this.#writtenKeyAt(contract, keysOf(path))?.value;
    return value && endOfList(value, this.#sources);
  }

  /** Where a key can be added to the projection in which the one at a path would stand. */
  startOfProjection(subject: string, path: string): Span | undefined {
    const { query } = this.#piecesOf(subject);
    const at = query && startOfBraces(query.text, keysOf(path).slice(0, -1));
    return at === undefined ? undefined : query?.spanOf([at, at]);
  }

  /** Where the rules of a field are written, or where they can be. */
  rulesOf(field: string): RulesPlace | undefined {
    const { type, steps } = this.#fieldPath(field);
    const definition = type && definitionOf(type, steps, this.#sources);
    return definition && rulesPlace(definition, this.#sources);
  }

  #fieldAt(field: string): Span | undefined {
    const { type, steps } = this.#fieldPath(field);
    const found = type && fieldOf(type, steps, this.#sources);
    return found && spanOf(found.source, found.node.start, found.node.end);
  }

  /** The type that holds a field such as `faq.items[].question`, and the steps on the way to the field. */
  #fieldPath(field: string): { type: Written | undefined; steps: FieldStep[] } {
    const parts = (field.split(',')[0] ?? '').split('.');
    const [type = '', ...names] = parts.map((part) => part.replace(/\[\].*$/, ''));
    // The items that hold a field are named where their list is: `rows[](card).title`.
    const sorts = parts.map((part) => /\[\]\((.*)\)$/.exec(part)?.[1]);
    const steps = names.map((name, index) => ({ name, within: sorts[index] }));
    return { type: this.#piecesOf(type).schema ?? this.#typeNamed(type), steps };
  }

  #typeNamed(type: string): Written | undefined {
    const types = this.#project && keyIn(this.#project, 'types', this.#sources)?.value;
    return types && typeNamed(types, type, this.#sources);
  }

  #keyAt(contract: Written, names: readonly string[]): Span | undefined {
    if (names.length === 0) {
      const parts = [...partsOf(contract, this.#sources)];
      const { source, node } = parts.find((part) => part.node.type !== 'Identifier') ?? contract;
      return spanOf(source, node.start, node.end);
    }
    const nearest = this.#writtenKeyAt(contract, names) ?? this.#writtenKeyAt(contract, names, true);
    return nearest && spanOf(nearest.key.source, nearest.key.node.start, nearest.key.node.end);
  }

  /** The key at a path; with `orAround`, the key of the last part of the path that is written. */
  #writtenKeyAt(
    contract: Written,
    [name = '', ...rest]: readonly string[],
    orAround = false,
  ): WrittenKey | undefined {
    let near: WrittenKey | undefined;
    for (const key of keysIn(contract, name, this.#sources)) {
      if (rest.length === 0) return key;
      const inner = this.#writtenKeyAt(key.value, rest, orAround);
      if (inner) return inner;
      if (orAround) near ??= key;
    }
    return near;
  }

  #piecesOf(subject: string): Pieces {
    const pieces = this.#known.get(subject) ?? this.#findPieces(subject);
    this.#known.set(subject, pieces);
    return pieces;
  }

  #findPieces(subject: string): Pieces {
    const said = this.#kind(subject) ?? this.#document(subject) ?? this.#query(subject);
    const pieceOf = (name: string) => said && keyIn(said, name, this.#sources)?.value;
    const fields = pieceOf('fields');
    const text = pieceOf('projection') ?? fields ?? pieceOf('query');
    return {
      query: text && new GroqText(text, this.#sources, { isWithinBraces: text === fields }),
      contract: pieceOf('contract'),
      schema: pieceOf('schema'),
      sample: pieceOf('sample'),
    };
  }

  #kind(name: string): Written | undefined {
    const kinds = this.#project && keyIn(this.#project, 'kinds', this.#sources)?.value;
    return kinds && keyIn(kinds, name, this.#sources)?.value;
  }

  #document(type: string): Written | undefined {
    const documents = this.#project && keyIn(this.#project, 'documents', this.#sources)?.value;
    const types = documents && keyIn(documents, 'types', this.#sources)?.value;
    return types && keyIn(types, type, this.#sources)?.value;
  }

  #query(subject: string): Written | undefined {
    const queries = this.#project && keyIn(this.#project, 'queries', this.#sources)?.value;
    const all = queries ? [...writtenObjectsIn(queries, this.#sources)] : [];
    return all.find((one) => textIn(keyIn(one, 'subject', this.#sources)?.value) === subject);
  }
}

const keysOf = (path: string): string[] => path.replaceAll('[]', '').split('.').filter(Boolean);
