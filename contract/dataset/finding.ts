import type { FindingName } from '../findings.ts';

/** Something in a dataset that visitors or editors would stumble over. */
export interface DatasetFinding {
  /** An error keeps something from visitors, or misleads them; a warning does not. */
  level: 'error' | 'warning';
  /** The document's id and type. */
  id: string;
  type: string;
  /** The field: `sections.k3.title`, by the keys of list items; empty for the document itself. */
  path: string;
  /** What kind of finding it is (docs/findings.md). */
  name: FindingName;
  /** What is wrong, what was expected, and where to go. */
  reason: string;
}

/** A finding as one line, without its document. */
export function describeDatasetFinding({ level, path, reason }: DatasetFinding): string {
  return `${level === 'error' ? '✗' : '!'} ${path ? `${path}: ` : ''}${reason}`;
}
