import { type FindingName, pageOf } from '../findings.ts';

/** What the proof says of one value that a view receives. */
export interface Verdict {
  /** Its place in what the contract accepts: `cards[].title`. */
  path: string;
  /**
   * Whether the contract accepts every value that an editor can publish there, or whether nobody can tell. Of what is
   * `searched` the check is proven, and plain code changes the value afterwards: only the search tries that.
   */
  verdict: 'proven' | 'searched' | 'refuted' | 'unproven';
  /** What kind of finding it is (docs/findings.md); none when nothing is found. */
  name?: FindingName;
  /** In words; empty when proven. */
  reason: string;
  /** The field of the Studio that the value comes from. */
  field?: string;
  /** What can be typed in to mend it. */
  fix?: string;
}

/** A verdict that is neither "proven" nor "searched", and the query or kind that it is about. */
export interface Finding extends Verdict {
  subject: string;
}

/** A finding as it is shown: what, why, where it comes from and what mends it. */
export function describeFinding({ subject, path, verdict, name, reason, field, fix }: Finding): string {
  const sign = verdict === 'refuted' ? '✗' : '?';
  const place = [subject, path].filter(Boolean).join('.').replaceAll('.[', '[');
  return [
    `${sign} ${place} ${reason}`,
    ...(field ? [`    from  ${field}`] : []),
    ...(fix ? [`    fix   ${fix}`] : []),
    ...(name ? [`    see   ${pageOf(name)}`] : []),
  ].join('\n');
}
