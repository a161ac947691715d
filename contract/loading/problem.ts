/** Why a project could not be read at all: a file that is no module, or code that throws as it is loaded. */
export interface Problem {
  message: string;
  /** From the root of the project, where it is known; line and column begin with 1. */
  file?: string;
  line?: number;
  column?: number;
}

/** What an error of loading says, and the place of ours that it comes from. */
export function problemOf(error: unknown, root: string): Problem {
  if (!(error instanceof Error)) return { message: String(error) };
  const text = plain(error.message).replaceAll(`${root}/`, '');
  const parsing =
    'id' in error && typeof error.id === 'string' ? unparsable(text, error.id, root) : undefined;
  if (parsing) return parsing;
  const [message = ''] = text.split('\n');
  const [place] = placesIn(error.stack ?? '', root);
  const [file] = message.match(/[\w./-]+\.[cm]?[jt]sx?(?=\W*$|\. )/) ?? [];
  return { message, ...(place ?? (file && { file })) };
}

/** A problem as it is shown, with its place first, where editors and terminals look for one. */
export function describeProblem({ message, file, line, column }: Problem): string {
  const place = file && [file, line, column].filter((part) => part !== undefined).join(':');
  return place ? `${place}  ${message}` : message;
}

/** A file that is no module, as the compiler says it: `[PARSE_ERROR] Unexpected token` over the lines around the place. */
function unparsable(text: string, id: string, root: string): Problem | undefined {
  const [, message] = text.match(/^\[\w+\] (.+)$/m) ?? [];
  const [, line, column] = text.match(/:(\d+):(\d+) \]$/m) ?? [];
  if (!message) return undefined;
  return { message, file: within(id, root), ...(line && { line: Number(line), column: Number(column) }) };
}

function placesIn(text: string, root: string): Partial<Problem>[] {
  return [...text.matchAll(/((?:file:\/\/)?\/[^\s:()]+):(\d+)(?::(\d+))?/g)]
    .map(([, file = '', line, column]) => ({
      file: within(file.replace('file://', ''), root),
      line: Number(line),
      ...(column && { column: Number(column) }),
    }))
    .filter(({ file }) => !file.startsWith('/') && !file.includes('node_modules/'));
}

const within = (file: string, root: string): string =>
  file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const plain = (text: string): string => text.replaceAll(/\x1b\[[\d;]*m/g, '');
