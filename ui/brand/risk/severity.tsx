import clsx from 'clsx';

const levels = {
  low: { word: 'Low', bars: 1, look: 'fill-quiet' },
  medium: { word: 'Medium', bars: 2, look: 'fill-teal' },
  high: { word: 'High', bars: 3, look: 'fill-amber' },
  critical: { word: 'Critical', bars: 4, look: 'fill-red' },
};

/** The levels of severity. */
export type SeverityLevel = keyof typeof levels;

/** A level of severity: a word, and as many of four bars, so that nothing depends on colour alone. */
export function Severity({ level }: { level: SeverityLevel }) {
  const { word, bars, look } = levels[level];
  return (
    <span data-part="severity" className="inline-flex items-center gap-2 mono whitespace-nowrap text-ink">
      <svg viewBox="0 0 20 12" className="h-3 w-5 flex-none" aria-hidden="true">
        <path d={steps.slice(0, bars).join('')} className={clsx(look, 'forced-colors:fill-[CanvasText]')} />
        <path d={steps.slice(bars).join('')} className="fill-line forced-colors:fill-[GrayText]" />
      </svg>
      {word}
    </span>
  );
}

const steps = ['M0 12V7h4v5z', 'M5.33 12V4.67h4V12z', 'M10.67 12V2.33h4V12z', 'M16 12V0h4v12z'];
