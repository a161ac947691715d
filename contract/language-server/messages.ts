import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  type Position,
  type Range,
} from 'vscode-languageserver/node';
import { pageOf } from '../findings.ts';
import { mainPlace } from '../places/show-places.ts';
import type { Span } from '../places/span.ts';
import type { PlacedFinding, TypedKey } from './proved.ts';

/** A diagnostic, and the address of the file in which it stands. */
export interface PlacedDiagnostic {
  uri: string;
  diagnostic: Diagnostic;
  actions: CodeAction[];
}

/**
 * What an editor shows of a finding: at its place when that is known, else at the beginning of the project's own file.
 */
export function diagnosticOf(
  { finding, places, edits }: PlacedFinding,
  { root, project }: { root: string; project: string },
): PlacedDiagnostic {
  const { name, verdict, subject, path, reason, fix } = finding;
  const begin = { line: 1, column: 1 };
  const main = mainPlace(finding, places) ?? { file: project, from: begin, to: begin };
  const subjectPath = [subject, path].filter(Boolean).join('.').replaceAll('.[', '[');
  const others = Object.entries(places).flatMap(([what, span]) =>
    span && span !== main ? [{ location: locationOf(span), message: `The ${what}` }] : [],
  );
  const diagnostic: Diagnostic = {
    range: rangeOf(main),
    severity: verdict === 'unproven' ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    source: 'contract',
    message: `${subjectPath} ${reason}${fix ? `\n${fix}` : ''}`,
    relatedInformation: others,
    ...(name && { code: name, codeDescription: { href: addressOf(pageOf(name), root) } }),
  };
  const actions = edits.map(
    ({ title, at, text }): CodeAction => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      edit: { changes: { [uriOf(at)]: [{ range: rangeOf(at), newText: text }] } },
    }),
  );
  return { uri: uriOf(main), diagnostic, actions };
}

/** The type of what the query answers for the key at a place; null where none stands. */
export function hoverOf(keys: readonly TypedKey[], uri: string, position: Position): Hover | null {
  const here = keys.filter(({ at }) => uriOf(at) === uri && isWithin(position, rangeOf(at)));
  const [first] = here;
  if (!first) return null;
  // Several kinds can share a fragment, and each may be answered something else.
  const types = Map.groupBy(here, ({ type }) => type);
  const value = [...types].map(([type, keys]) => {
    const paths = [...new Set(keys.map(({ path }) => path))];
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `\`\`\`ts\n${type}\n\`\`\`\nwhat the query answers at \`${paths.slice(0, 3).join('`, `')}\`${more}`;
  });
  return { range: rangeOf(first.at), contents: { kind: 'markdown', value: value.join('\n\n') } };
}

/** Whether two pieces of a file have a character, or a place between two, in common. */
export function overlaps(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isWithin(position: Position, { start, end }: Range): boolean {
  return !isBefore(position, start) && !isBefore(end, position);
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

function addressOf(page: string, root: string): string {
  if (URL.canParse(page)) return page;
  const [file = '', anchor = ''] = page.split('#');
  return `${pathToFileURL(resolve(root, file))}#${anchor}`;
}

const uriOf = ({ file }: Span): string => pathToFileURL(file).href;

function locationOf(span: Span): { uri: string; range: Range } {
  return { uri: uriOf(span), range: rangeOf(span) };
}

/** Lines and characters of the protocol count from 0. */
function rangeOf({ from, to }: Span): Range {
  return {
    start: { line: from.line - 1, character: from.column - 1 },
    end: { line: to.line - 1, character: to.column - 1 },
  };
}
