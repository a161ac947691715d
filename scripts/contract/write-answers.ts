import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Project } from '#contract/project.ts';
import { answersText } from '#contract/proof/answers-text.ts';

const file = new URL('../../sections/answers.ts', import.meta.url);

const made =
  '// Made from schema and queries by "npm run contract -- --types": what is written here is lost.\n\n';
const head =
  "/** What the query answers for each kind of section, for all that an editor can publish: `Answers['faq']`. */\n";

/** Writes the types of what the query answers for each kind; returns whether they have changed. */
export function writeAnswers(project: Project, to = file): boolean {
  const isNew = areAnswersStale(project, to);
  if (isNew) writeFileSync(to, textOf(project));
  return isNew;
}

/** Whether the file of these types differs from what the proof says, or does not exist. */
export function areAnswersStale(project: Project, of = file): boolean {
  return !existsSync(of) || readFileSync(of, 'utf8') !== textOf(project);
}

/**
 * The words for a file of these types that is not as the proof would write it; empty when it is, or when a query cannot
 * be read.
 */
export function sayStaleAnswers(project: Project, of = file): string {
  try {
    if (!areAnswersStale(project, of)) return '';
  } catch {
    return ''; // what cannot be read is a finding of its own
  }
  return '✗ sections/answers.ts, the types of what the queries answer, does not match the present schema and queries. Renew it: npm run contract -- --types';
}

function textOf(project: Project): string {
  const text = answersText(project);
  const start = text.indexOf('export interface');
  return `${made}${text.slice(0, start)}${head}${text.slice(start)}`;
}
