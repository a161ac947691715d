import { relative } from 'node:path';
import type { Span } from '#contract/places/span.ts';

/**
 * A line that GitHub shows beside the change, at its place if it has one.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(level: 'error' | 'warning', text: string, span?: Span): string {
  const { file, from, to } = span ?? {};
  const at =
    file && from && to
      ? ` file=${inProperty(relative(process.cwd(), file))},line=${from.line},col=${from.column},endLine=${to.line},endColumn=${to.column}`
      : '';
  return `::${level}${at}::${inText(text)}`;
}

function inText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
