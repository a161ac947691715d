import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unfoundImport } from './unfound-import.ts';

/**
 * Ends the process with exit code 1 and one sentence, without a stack; only an error that is a fault of ours is shown
 * whole.
 */
export function sayAndExit(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

/** The sentence for an error that people can mend; undefined for a fault of ours, which is shown whole. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isOfArguments(error)) return `${firstSentence(error.message)}. "--help" says what there is.`;
  const unfound = unfoundImport(error);
  if (unfound)
    return `${relative(process.cwd(), unfound.file)}:${unfound.line} cannot be read: there is no "${unfound.asked}", which it imports.`;
  const [, file, line] =
    (error instanceof SyntaxError && /^(file:\/\/\S+):(\d+)\n/.exec(error.stack ?? '')) || [];
  if (file) return `${relative(process.cwd(), fileURLToPath(file))}:${line} cannot be read: ${error.message}`;
  return error instanceof TypeError || error instanceof RangeError ? undefined : error.message;
}

// parseArgs throws a TypeError, though the person who typed the command can mend it.
const isOfArguments = (error: Error): boolean =>
  'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

// The sentences after the first are about Node's own ways of writing arguments.
const firstSentence = (message: string): string =>
  message
    .split(/\.(?:\s|$)/, 1)
    .join('')
    .replaceAll('\n', ' ');
