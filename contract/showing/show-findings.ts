import type * as z from 'zod';
import { checkContract } from '../checking/check-contract.ts';
import { type Refusal, refusedPaths } from '../checking/refused-paths.ts';
import { compileSchema } from '../compile.ts';
import { compiledType } from '../compiled-type-of.ts';
import type { CustomRules, Project, StoredDocument } from '../project.ts';
import type { Example, Finding } from '../proof/verdict.ts';
import { differentTargets } from '../reading/different-targets.ts';
import { openSearchEngine, type SearchEngine } from '../search/engine.ts';
import {
  type Content,
  candidatesOf,
  contentsOf,
  contentsToTry,
  type Material,
  reachedFrom,
} from './contents.ts';
import { Referee, withoutDangling } from './referee.ts';
import { shorter } from './shorter.ts';

/** What findings are about: what is asked of a content, and the contract that the answer must meet. */
export interface Shown {
  contract: z.ZodType;
  /** The types whose sections or documents are varied. */
  types: readonly string[];
  /** The types of documents that the query names, which stand around it. */
  named: readonly string[];
  /** Whether it is a section rather than a document. */
  isSection: boolean;
  answer(content: Content, engine: SearchEngine): unknown;
}

// More contents than this tell nothing new, and nobody waits for them.
const maxContents = 2_000;
// Content that the rules permit, as they are read, and that Sanity refuses, is refused by code of the schema.
const maxRefusals = 150;
const usualDocuments = 3; // with everything, with the least, and with texts that no contract names

/** Shows the findings of one project by content that an editor can publish; compiles its types once. */
export class Showing {
  readonly #compiled: ReturnType<typeof compileSchema>;
  readonly #types: Project['types'];
  #referee: Referee | undefined;
  readonly #material: Omit<Material, 'refused'>;
  readonly #engine: SearchEngine;
  readonly #documentsOfEach: number;
  readonly #documents = new Map<string, Promise<StoredDocument[]>>();

  constructor(
    {
      types,
      parameters,
      sections,
    }: Pick<Project, 'types'> & Partial<Pick<Project, 'parameters' | 'sections'>>,
    rules?: CustomRules,
  ) {
    this.#compiled = compileSchema(types);
    this.#types = types;
    this.#engine = openSearchEngine(parameters);
    const documentTypes = types.filter(({ type }) => type === 'document').map(({ name }) => name);
    const compiled = types.flatMap(({ name }) => compiledType(this.#compiled, name) ?? []);
    this.#documentsOfEach = Math.max(usualDocuments, differentTargets(compiled));
    this.#material = { compiled: this.#compiled, documentTypes, held: sections?.field, rules };
  }

  /**
   * The findings, each with an example that shows it, if there is one. What the proof calls refuted and no document
   * shows becomes unproven; what it calls unproven and a document shows becomes refuted.
   */
  async show(findings: readonly Finding[], shown: Shown): Promise<Finding[]> {
    const open = new Set(findings.filter(({ verdict }) => verdict === 'refuted' || verdict === 'unproven'));
    const examples = await this.#examplesOf(open, shown, contentsOf);
    return findings.map((finding): Finding => {
      const example = examples.get(finding);
      if (example) return { ...finding, verdict: 'refuted', example };
      return finding.verdict === 'refuted'
        ? { ...finding, verdict: 'unproven', reason: finding.reason + notShown }
        : finding;
    });
  }

  /** Of these values, which rest on code (`searched`), those for which the code fails, with what shows it. */
  async tryCode(values: readonly Finding[], shown: Shown): Promise<Finding[]> {
    const examples = await this.#examplesOf(new Set(values), shown, contentsToTry);
    return values.flatMap((value): Finding[] => {
      const example = examples.get(value);
      return example
        ? [{ ...value, verdict: 'refuted', name: 'code-fails', reason: codeFails, example }]
        : [];
    });
  }

  async #examplesOf(
    findings: ReadonlySet<Finding>,
    shown: Shown,
    contents: typeof contentsOf,
  ): Promise<Map<Finding, Example>> {
    const open = new Set(findings);
    const examples = new Map<Finding, Example>();
    if (open.size === 0) return examples;
    let refusals = 0;
    let count = 0;
    for await (const content of this.#contents(open, shown, contents)) {
      if (open.size === 0 || ++count > maxContents || refusals > maxRefusals) break;
      if (!this.#refuses(content, shown, open)) continue;
      if (!(await this.isPublishable(content, shown))) {
        refusals++;
        continue;
      }
      const refused = this.#refused(content, shown);
      for (const finding of [...open].filter((one) => isRefused(one, refused))) {
        open.delete(finding);
        examples.set(finding, await this.#exampleOf(finding, content, shown));
      }
    }
    return examples;
  }

  async *#contents(
    findings: ReadonlySet<Finding>,
    { types, isSection, named }: Shown,
    contents: typeof contentsOf,
  ): AsyncGenerator<Content> {
    if (!isSection) yield { around: [] };
    const refused = new Map<string, unknown[]>();
    for (const { refused: value } of findings)
      if (value) refused.set(value.field, [...(refused.get(value.field) ?? []), value.value]);
    // What a finding is about comes first.
    const fields = [...findings].flatMap(({ field }) => field?.split(/[.[]/)[0] ?? []);
    const material: Material = { ...this.#material, refused };
    const main = isSection ? types : [...new Set([...types, ...fields])];
    for (const type of main) yield* contents(type, material, await this.#around(type, [...fields, ...named]));
  }

  async #around(type: string, named: readonly string[]): Promise<readonly StoredDocument[]> {
    const material: Material = { ...this.#material, refused: new Map() };
    const others = [...new Set([...named, ...reachedFrom([type, ...named], material)])];
    const around = await Promise.all(
      others
        .filter((one) => one !== type || reachedFrom([type], material).has(one))
        .map((one) => this.#documentsOf(one)),
    );
    return withoutDangling(around.flat());
  }

  /** The documents that can stand around one of a type, as far as the query has to do with them. */
  async documentsAround(type: string, { named }: Shown): Promise<readonly StoredDocument[]> {
    return await this.#around(type, named);
  }

  /** The first fault among contents that an editor can publish, with the smallest content that still has it. */
  async firstFault<Fault extends { name?: string }>(
    shown: Shown,
    faultOf: (content: Content) => Fault | undefined,
  ): Promise<{ fault: Fault; example: Example } | undefined> {
    for await (const content of this.#contents(new Set(), shown, contentsToTry)) {
      // Asked first, because React says some things only once, and must not say them of what nobody could publish.
      const fault = (await this.isPublishable(content, shown)) ? faultOf(content) : undefined;
      if (fault === undefined) continue;
      const small = await shorter(
        content,
        async (one) => faultOf(one)?.name === fault.name && (await this.isPublishable(one, shown)),
      );
      return { fault: faultOf(small) ?? fault, example: exampleIn(small, '') };
    }
    return undefined;
  }

  /** Documents of a type that an editor could publish: `#documentsOfEach`, or as many as can be made. */
  #documentsOf(type: string): Promise<StoredDocument[]> {
    const known = this.#documents.get(type) ?? this.#madeOf(type);
    this.#documents.set(type, known);
    return known;
  }

  async #madeOf(type: string): Promise<StoredDocument[]> {
    const made: StoredDocument[] = [];
    if (!this.#material.documentTypes.includes(type)) return made;
    for (const fields of candidatesOf(type, { ...this.#material, refused: new Map() })) {
      const document = { ...fields, _id: `${type}-${made.length + 1}`, _type: type };
      if (await this.referee.permits(document)) made.push(document);
      if (made.length === this.#documentsOfEach) break;
    }
    return made;
  }

  #refused(content: Content, { contract, answer }: Shown): Map<string, Refusal> {
    const { error, warn } = console;
    // Nobody is to read what a contract logs about content that nobody has written.
    Object.assign(console, { error: unheard, warn: unheard });
    try {
      const checked = checkContract(contract, answer(content, this.#engine));
      return checked.success ? new Map() : refusedPaths(checked.error.issues);
    } catch {
      // A query that cannot be answered refuses nothing; that it cannot be is reported elsewhere.
      return new Map();
    } finally {
      Object.assign(console, { error, warn });
    }
  }

  #refuses(content: Content, shown: Shown, findings: Set<Finding>): boolean {
    const refused = this.#refused(content, shown);
    return [...findings].some((finding) => isRefused(finding, refused));
  }

  /** Made when first asked for, because it compiles the types once more. */
  get referee(): Referee {
    this.#referee ??= new Referee(this.#types);
    return this.#referee;
  }

  /** Whether an editor could publish a content, as Sanity's own validator says. */
  async isPublishable(content: Content, { types: [type = ''], isSection }: Shown): Promise<boolean> {
    const isOwn = await this.referee.permitsOwn(content, isSection ? type : undefined);
    return isOwn && (await this.referee.permitsAround(content));
  }

  async #exampleOf(finding: Finding, content: Content, shown: Shown): Promise<Example> {
    const small = await shorter(
      content,
      async (one) => isRefused(finding, this.#refused(one, shown)) && (await this.isPublishable(one, shown)),
    );
    const message = this.#refused(small, shown).get(finding.path)?.message ?? '';
    return exampleIn(small, message);
  }

  /** What a kind's projection answers for a section, in a page of its own. */
  ofKind(
    kind: string,
    projection: string,
    contract: z.ZodType,
    page: { type: string; field: string },
  ): Shown {
    const query = `*[_id == "shown"][0].${page.field}[]{_key, _type, _type == "${kind}" => ${projection}}`;
    return {
      contract,
      types: [kind],
      named: this.#namedIn(projection),
      isSection: true,
      answer({ own, around }, engine) {
        const section = { ...own, _key: 'a', _type: kind };
        const holder = { _id: 'shown', _type: page.type, [page.field]: [section] };
        const answered = engine.ask(query, [...around, holder]);
        return Array.isArray(answered) ? answered[0] : answered;
      },
    };
  }

  /** What a type's projection answers for a document of it. */
  ofDocument(type: string, projection: string, contract: z.ZodType): Shown {
    return {
      contract,
      types: [type],
      named: this.#namedIn(projection),
      isSection: false,
      answer({ own, around }, engine) {
        if (!own) throw new Error(`Without a document of the type "${type}" nothing is answered.`);
        return engine.ask(`*[_id == "shown"][0]${projection}`, [
          ...around,
          { ...own, _id: 'shown', _type: type },
        ]);
      },
    };
  }

  #namedIn(query: string): string[] {
    return this.#material.documentTypes.filter((type) => new RegExp(`["']${type}["']`).test(query));
  }

  /** What a query answers for a dataset. */
  ofQuery(query: string, contract: z.ZodType): Shown {
    const named = this.#namedIn(query);
    return {
      contract,
      types: named,
      named,
      isSection: false,
      answer: ({ own, around }, engine) =>
        engine.ask(query, own ? [...around, { ...own, _id: 'shown', _type: String(own._type) }] : around),
    };
  }
}

const unheard = () => {};
const codeFails = 'is changed by code after the check, and the code fails for what an editor can publish';
const notShown = ', as far as the proof can tell: no document that shows it was found';

function isRefused({ path, code }: Finding, refused: Map<string, Refusal>): boolean {
  const refusal = refused.get(path);
  return refusal !== undefined && (code === undefined || refusal.codes.has(code));
}

function exampleIn({ own, around }: Content, message: string): Example {
  return { ...(own && { stored: own }), around: withoutAssets(around), message };
}

function withoutAssets(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.filter(({ _type }) => !_type.startsWith('sanity.'));
}
