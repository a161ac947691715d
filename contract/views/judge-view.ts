import { join } from 'node:path';
import type { ComponentType } from 'react';
import type { Border } from '../border/open-border.ts';
import { checkContract } from '../checking/check-contract.ts';
import type { CompiledSchema } from '../compile.ts';
import { withoutPage } from '../findings.ts';
import type { Problem } from '../loading/problem.ts';
import { problemOf } from '../loading/problem.ts';
import { Sources } from '../places/sources.ts';
import { spanOf } from '../places/span.ts';
import { declared } from '../places/written.ts';
import type { Project, StoredDocument } from '../project.ts';
import type { Finding } from '../proof/verdict.ts';
import { isFields } from '../reading/fields.ts';
import type { SearchEngine } from '../search/engine.ts';
import type { ExaminedView, Given, ViewFault } from '../search/examined-view.ts';
import { viewFault } from '../search/view-fault.ts';
import { viewFaults, withoutIntended } from '../search/view-faults.ts';
import type { ViewReact } from '../search/view-react.ts';
import { assets } from '../search/world.ts';
import type { Content } from '../showing/contents.ts';
import type { Showing, Shown } from '../showing/show-findings.ts';
import { fittingParameters } from './fitting-parameters.ts';
import { type LoadedView, loadView, type ViewFile } from './load-view.ts';
import type { HasView } from './view-files.ts';

/** What views of one project are judged with. */
export interface ViewContext {
  root: string;
  project: Pick<Project, 'parameters' | 'sections'>;
  compiled: CompiledSchema;
  showing: Showing;
  engine: SearchEngine;
  /** The border of this view. */
  border?: Border;
}

/** The findings on one view, each with its line. */
export async function judgeView(view: HasView, judged: ViewContext): Promise<Finding[]> {
  const { subject, at } = view;
  const { root } = judged;
  const place = placeOf(at);
  const finding = (fault: ViewFault, own?: Partial<Finding>): Finding => ({
    subject,
    path: fault.path,
    verdict: 'flaw',
    name: fault.name,
    reason: fault.path ? `${fault.said}.` : fault.said,
    ...(fault.field && { field: fault.field }),
    view: place,
    ...own,
  });
  let loaded: LoadedView;
  try {
    loaded = await loadView(at, root);
  } catch (error) {
    const problem = problemOf(error, root);
    const said = `The view cannot be loaded: ${problem.message}`;
    return [finding({ path: '', name: 'view-fails', said }, { view: placeIn(problem, root) ?? place })];
  }
  const drawn = new DrawnView(view, loaded, judged);
  const broken = await drawn.broken();
  const found = await drawn.faults();
  const first = broken && {
    ...finding({ path: '', ...broken.fault }),
    example: broken.example,
    view: (broken.thrown && placeIn(broken.thrown, root)) ?? place,
  };
  return [...(first ? [first] : []), ...found.map((fault) => finding(fault))];
}

class DrawnView {
  readonly #view: HasView;
  readonly #loaded: LoadedView;
  readonly #judged: ViewContext;
  readonly #shown: Shown;
  #isUnsaid = false;

  constructor(view: HasView, loaded: LoadedView, judged: ViewContext) {
    const { subject, query, contract, isSection } = view;
    const { showing, project } = judged;
    this.#view = view;
    this.#loaded = loaded;
    this.#judged = judged;
    this.#shown =
      isSection && project.sections
        ? showing.ofKind(subject, query, contract, project.sections)
        : showing.ofQuery(query, contract);
  }

  /** How the view first breaks, with the shortest publishable content for which it does; undefined when it does not. */
  async broken() {
    const { component, react, problemOf: problemOfView } = this.#loaded;
    let thrown: unknown;
    const listening = { ...react, renderToStaticMarkup: drawsBy(react, (error) => (thrown = error)) };
    const found = await this.#judged.showing.firstFault(this.#shown, (content) => {
      thrown = undefined;
      const given = this.#given(content);
      // A view takes what its contract makes, which the compiler cannot know of every view.
      const said =
        given && viewFault(react.createElement(component as ComponentType<object>, given.props), listening);
      if (!said) return undefined;
      const { name = 'view-fails', ...fault } = withoutPage(said);
      return { ...fault, name };
    });
    return found && { ...found, thrown: thrown === undefined ? undefined : problemOfView(thrown) };
  }

  /** The faults of what it does with what is filled in, for each type of document. */
  async faults(): Promise<ViewFault[]> {
    const found: ViewFault[] = [];
    let drawings = 0;
    for (const type of this.#shown.types) {
      const examined = await this.#examined(type);
      const { found: own, drawn } = await viewFaults(examined);
      found.push(...own);
      drawings += drawn;
    }
    if (drawings === 0) return [{ path: 'view', name: 'cannot-be-searched', said: this.#whyNothing() }];
    const once = new Map(found.map((one) => [`${one.path} ${one.said}`, one]));
    return withoutIntended([...once.values()], this.#view.intended);
  }

  #whyNothing(): string {
    return this.#isUnsaid
      ? 'is not drawn because the contract does not make a group of fields; say what it is given: view: { file, props: (all) => ({ all }) }'
      : 'is not drawn because no document was found for which the query answers something that it takes';
  }

  async #examined(type: string): Promise<ExaminedView> {
    const { compiled, showing, border, project } = this.#judged;
    const { subject, isSection } = this.#view;
    const around = [...assets, ...(await showing.documentsAround(type, this.#shown))];
    const byType = Map.groupBy(around, ({ _type }) => _type);
    const ids = Object.fromEntries([...byType].map(([name, all]) => [name, all.map(({ _id }) => _id)]));
    const { component: view, react } = this.#loaded;
    const contentOf = (stored: object, documents: readonly StoredDocument[]): Content => {
      // What is filled in gets a key, but a document has none.
      const { _key, ...own } = stored as { _key?: string };
      return { own, around: [...documents] };
    };
    const { ofPlace, ...sections } = project.sections ?? { ...noSections, ofPlace: [] };
    return {
      kind: subject,
      ...(!isSection && { type, isPart: true }),
      compiled,
      view,
      react: { ...react, renderToStaticMarkup: quietly(react) },
      border,
      ofPlace: isSection ? ofPlace : [],
      world: { ids, types: [], sections, holder: { _id: 'shown', _type: sections.type } },
      around: [around, assets],
      given: (stored, documents) => this.#given(contentOf(stored, documents)),
      permits: (stored, documents) => showing.isPublishable(contentOf(stored, documents), this.#shown),
    };
  }

  #given(content: Content): Given | undefined {
    const { query, contract, isSection, props } = this.#view;
    const { engine, project } = this.#judged;
    const own =
      isSection || !content.own
        ? undefined
        : fittingParameters(query, project.parameters, { ...content.own, _id: 'shown' });
    let made: unknown;
    try {
      const asking: SearchEngine = { ask: (asked, documents) => engine.ask(asked, documents, own) };
      const checked = checkContract(contract, this.#shown.answer(content, asking));
      if (!checked.success) return undefined;
      made = checked.data;
    } catch {
      // The proof reports a query or a contract that fails.
      return undefined;
    }
    const given = props ? props(made as never) : made;
    if (isFields(given)) return { props: given, made };
    this.#isUnsaid ||= given !== null && given !== undefined;
    return undefined;
  }
}

const noSections = { type: '', field: '', projection: '', folder: '.', offeredIn: '' };

function drawsBy(
  { renderToStaticMarkup }: ViewReact,
  hear: (thrown: unknown) => void,
): ViewReact['renderToStaticMarkup'] {
  return (...given) => {
    try {
      return renderToStaticMarkup(...given);
    } catch (thrown) {
      hear(thrown);
      throw thrown;
    }
  };
}

/** Draws, and drops what React says to the console: `broken` reports that. */
function quietly({ renderToStaticMarkup }: ViewReact): ViewReact['renderToStaticMarkup'] {
  return (...given) => {
    const { error, warn } = console;
    Object.assign(console, { error: unheard, warn: unheard });
    try {
      return renderToStaticMarkup(...given);
    } finally {
      Object.assign(console, { error, warn });
    }
  };
}

const unheard = () => {};

/** The line at which a view is written. */
function placeOf({ file, name }: ViewFile): NonNullable<Finding['view']> {
  const sources = new Sources();
  const source = sources.at(file);
  const written = source && declared({ source }, name, sources);
  const { line, column } = written
    ? spanOf(written.source, written.node.start, written.node.end).from
    : { line: 1, column: 1 };
  return { file: written?.source.file ?? file, line, column };
}

function placeIn({ file, line, column = 1 }: Problem, root: string): Finding['view'] {
  return file && line ? { file: join(root, file), line, column } : undefined;
}
