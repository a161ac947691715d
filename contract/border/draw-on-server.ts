import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** React as a bundle of views has it, and what its modules have noted. */
export interface ServerReact {
  createElement(type: unknown, props: object): unknown;
  renderToPipeableStream(
    model: unknown,
    manifest: object,
    options: { onError(error: unknown): void; filterStackFrame(): boolean },
  ): { pipe(into: Writable): Writable; abort(why: Error): void };
  notes: { elements: WrittenElement[]; names: NotedNames[] };
}

/** An element that React writes down instead of drawing it: one of HTML, or one for the browser. */
export interface WrittenElement {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
  /**
   * Where it stands in the code, or an error whose stack tells that; a whole view is handed what its contract makes.
   */
  source: Source | Error | 'contract';
}

/**
 * What a module gets by the names that it imports; for one of the project's files, also all names of that file.
 * `valuesOf` can be called once all modules are loaded.
 */
export interface NotedNames {
  file: string;
  valuesOf(): [from: string, name: string, value: unknown, others?: string[]][];
}

/** A line of a file. */
export interface Source {
  fileName: string;
  lineNumber: number;
}

const maxWaitMs = 10_000; // for a view that waits for something

// React looks up whatever is meant for the browser here, and finds it.
const manifest = new Proxy({}, { get: (_, id) => ({ id: String(id), chunks: [], name: '*' }) });

/** Draws an element as the server of a site does, and answers what React refuses to send, whether thrown or logged. */
export async function drawOnServer(
  { renderToPipeableStream }: ServerReact,
  element: unknown,
): Promise<Error[]> {
  const refused: Error[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => void refused.push(new Error(said(words)));
  console.error = listen;
  console.warn = listen;
  const { pipe, abort } = renderToPipeableStream(element, manifest, {
    onError: (thrown) => void refused.push(asError(thrown)),
    // Nobody reads the stack that it would write down for each element.
    filterStackFrame: () => false,
  });
  const late = setTimeout(() => abort(new Error('It waits for something that never comes.')), maxWaitMs);
  try {
    await finished(pipe(new Writable({ write: (_part, _encoding, done) => done() })));
  } finally {
    clearTimeout(late);
    Object.assign(console, { error, warn });
  }
  return refused;
}

/** What was thrown, which can be anything, as an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** A message to the console, with its values in their places. */
function said([format, ...values]: readonly unknown[]): string {
  const rest = [...values];
  return String(format).replaceAll(/%[sdo]/g, () => String(rest.shift()));
}
