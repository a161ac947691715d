const levels = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' };

/** How bad something is. */
export type SeverityLevel = keyof typeof levels;

/** How bad something is: a word, and of four bars as many as it takes, so that colour only repeats what is said. */
export function Severity({ level }: { level: SeverityLevel }) {
  return (
    <span className="severity" data-level={level}>
      <span className="severity-bars" aria-hidden="true" />
      {levels[level]}
    </span>
  );
}
