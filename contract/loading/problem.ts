import { describeWrongName, isWrongName, placeOfWrongName } from './wrong-names.ts';

/** Why a project could not be read at all: a file that is no module, or code that throws as it is loaded. */
export interface Problem {
  message: string;
  /** From the root of the project, where it is known; line and column begin with 1. */
  file?: string;
  line?: number;
  column?: number;
}

/** The message of an error in loading, and the place in the project that it comes from. */
export function problemOf(error: unknown, root: string): Problem {
  if (!(error instanceof Error)) return { message: String(error) };
  const unread = notRead(error, root);
  if (unread) return unread;
  const [message = ''] = plain(error.message).replaceAll(`${root}/`, '').split('\n');
  const [place] = placesIn(error.stack ?? '', root);
  return { message, ...place };
}

/** A problem as it is shown, with its place first, where editors and terminals look for one. */
export function describeProblem({ message, file, line, column }: Problem): string {
  const place = file && [file, line, column].filter((part) => part !== undefined).join(':');
  return place ? `${place}  ${message}` : message;
}

/**
 * The problem when a file is no module, or imports what is not there, from the bundler's words: `[PARSE_ERROR]
 * Unexpected token` over the lines around the place. Undefined for any other error.
 */
function notRead(error: Error, root: string): Problem | undefined {
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const [, message] = plain(String(first?.message)).match(/^\[\w+\] (.+)$/m) ?? [];
  if (!message) return undefined;
  const written = isWrongName(first) ? placeOfWrongName(first) : undefined;
  const { file, line, column }: Partial<Problem> = { ...(first.loc ?? { file: first.id }), ...written };
  // The bundler names files from the folder of the entry.
  const fromRoot = isWrongName(first)
    ? describeWrongName(first, (exporter) => within(exporter, root))
    : message.replace(/ in (?:\.\.\/)+\S+$/, (known) => (file ? ` in ${within(file, root)}` : known));
  return {
    message: fromRoot.replaceAll(`${root}/`, ''),
    ...(file && { file: within(file, root) }),
    ...(line && { line, column: written?.column ?? (column ?? 0) + 1 }),
  };
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
