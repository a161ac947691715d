import { type FindingName, pageOf } from '../findings.ts';
import type { StoredDocument } from '../project.ts';

/** What the proof says of one value that a view receives. */
export interface Verdict {
  /** Its place in what the contract accepts: `cards[].title`. */
  path: string;
  /**
   * Whether the contract accepts every value that an editor can publish there: `proven`, `refuted`, or `unproven` when
   * nobody can tell. With `searched` the check is proven, but plain code changes the value afterwards, which can only
   * be tried (`showProofs`, and the search). With `flaw` nothing is refused, but something is wrong all the same: a
   * field that is never filled in, a key that is asked for and dropped.
   */
  verdict: 'proven' | 'searched' | 'refuted' | 'unproven' | 'flaw';
  /** What kind of finding it is (docs/findings.md); none when nothing is found. */
  name?: FindingName;
  /** In words; empty when proven. */
  reason: string;
  /** The field of the Studio that the value comes from. */
  field?: string;
  /** What can be typed in to mend it. */
  fix?: string;
  /** A value of a field that the contract refuses, from which an example can be made. */
  refused?: { field: string; value: unknown };
  /** Zod's code for the fault, where several can stand at one path. */
  code?: 'too_small' | 'too_big';
  /** Content that shows that a value is refused; there is none until it is looked for (contract/showing). */
  example?: Example;
}

/** Content that an editor can publish and a contract refuses, as it is stored and as short as it can be made. */
export interface Example {
  /** The section or the document; none when it is an empty dataset that is refused. */
  stored?: object;
  /** The documents that it needs around it. */
  around: StoredDocument[];
  /** What zod says of it. */
  message: string;
}

/** Whether a verdict keeps something from being proven. */
export function isFault({ verdict }: Pick<Verdict, 'verdict'>): boolean {
  return verdict !== 'proven' && verdict !== 'searched';
}

/** A verdict that is neither "proven" nor "searched", and the query or kind that it is about. */
export interface Finding extends Verdict {
  subject: string;
  /** The range in the text of its query that it is about, when it is not about one of the query's keys. */
  inQuery?: [start: number, end: number];
  /** The line of a view that it is about, counting from 1; none where it is not about one. */
  view?: { file: string; line: number; column: number };
}

/** What is said of a subject whose query cannot be read, or whose contract throws. */
export function cannotBeJudged(subject: string, error: unknown): Finding {
  const reason = `cannot be judged: ${error instanceof Error ? error.message : String(error)}`;
  return { subject, path: '', verdict: 'flaw', name: 'cannot-be-judged', reason };
}

/** A finding as it is shown: what, why, where it comes from and what mends it. */
export function describeFinding({
  subject,
  path,
  verdict,
  name,
  reason,
  field,
  fix,
  example,
  view,
}: Finding): string {
  const sign = verdict === 'unproven' ? '?' : '✗';
  const place = [subject, path].filter(Boolean).join('.').replaceAll('.[', '[');
  const said = view ? `${[subject, path].filter(Boolean).join(', ')}: ${reason}` : `${place} ${reason}`;
  return [
    `${sign} ${said}`,
    ...(field ? [`    from  ${field}`] : []),
    ...(example ? describeExample(example) : []),
    ...(fix ? [`    fix   ${fix}`] : []),
    ...(name ? [`    see   ${pageOf(name)}`] : []),
  ].join('\n');
}

// A longer text tells nothing more.
const maxShown = 600;

function describeExample({ stored, around, message }: Example): string[] {
  const written = (value: object) => {
    const text = JSON.stringify(value);
    return text.length > maxShown ? `${text.slice(0, maxShown)} …` : text;
  };
  return [
    `    as in ${stored ? written(stored) : 'a dataset without a document'}${message && `: ${message}`}`,
    ...around.map((document) => `     with ${written(document)}`),
  ];
}
