import clsx from 'clsx';
import { use, useRef } from 'react';
import { askForNames } from '../address/address-names.ts';
import { useAwake } from '../inputs/use-awake.ts';
import { useMoving } from '../motion/use-moving.ts';
import { namesOf } from './address.ts';
import { type Assumptions, estimate } from './estimate.ts';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateDrawingContext } from './estimate-drawing.tsx';
import { EstimateNews } from './estimate-news.tsx';
import { EstimateStage } from './estimate-stage.tsx';
import { sayRoughly } from './honest-number.ts';
import { Method } from './method.tsx';
import { Outcome } from './outcome.tsx';
import { areSame, countsOf, type Preset } from './presets.ts';
import { QuantityField } from './quantity-field.tsx';
import type { Subject } from './subject.ts';
import { useCounts } from './use-counts.ts';

/** Everything that a calculator shows and computes with; it has no numbers of its own. */
export interface CalculatorPanelProps extends Assumptions {
  presets: readonly Preset[];
  subject: Subject;
  /** The factor by which the truth may be higher or lower, and why. */
  margin: number;
  marginReason: string;
  /** The product that the work by hand is compared with. */
  productLabel: string;
}

const loadMovingEstimate = async () => (await import('./moving-estimate.tsx')).movingEstimate;

/**
 * Sliders for what a company has, and the estimate that follows. The address holds the state; without JavaScript the
 * estimate is that of the initial counts.
 */
export function CalculatorPanel({
  presets,
  subject,
  margin,
  marginReason,
  productLabel,
  ...assumptions
}: CalculatorPanelProps) {
  const { quantities } = assumptions;
  const isReady = useAwake();
  const piece = useRef<HTMLDivElement>(null);
  const { counts, setCounts, readAddress } = useCounts(quantities, piece);
  const result = estimate(assumptions, counts);
  const controls = useRef<HTMLFieldSetElement>(null);
  const still = use(EstimateDrawingContext);
  const drawing = useMoving(controls, loadMovingEstimate) ?? still;
  const initial = quantities.map((quantity) => quantity.initial);

  return (
    <div
      ref={piece}
      {...askForNames(namesOf(quantities))}
      data-part="calculator"
      data-ready={isReady || undefined}
      className={clsx(
        'grid grid-cols-1 gap-[clamp(2.5rem,4vw,3.5rem)] wrap-anywhere print:block print:*:mb-6',
        'desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:gap-x-[clamp(2.5rem,5vw,5rem)]',
      )}
    >
      <fieldset
        ref={controls}
        disabled={!isReady}
        // Fields that get the focus must scroll clear of the sum, which sticks to the end of the window.
        className="grid min-w-0 content-start gap-6 max-desk:**:scroll-mb-24"
      >
        <legend className="sr-only">What you have</legend>
        {presets.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 noscript:hidden print:hidden">
            <span className="me-1 mono text-quiet">Start from</span>
            {presets.map((preset) => {
              const its = countsOf(preset, quantities);
              const isChosen = areSame(its, counts);
              return (
                <button
                  key={preset.key}
                  type="button"
                  className="tag min-h-9 cursor-pointer px-3.5"
                  data-active={isChosen ? '' : undefined}
                  aria-pressed={isChosen}
                  onClick={() => setCounts(its)}
                >
                  {preset.label}
                </button>
              );
            })}
          </div>
        )}
        <div className="lines">
          {quantities.map((quantity, index) => (
            <QuantityField
              key={quantity.key}
              quantity={quantity}
              count={counts[index] ?? quantity.initial}
              onChange={(count) => setCounts(counts.with(index, count))}
            />
          ))}
        </div>
        <EstimateActions
          readAddress={readAddress}
          onReset={areSame(initial, counts) ? null : () => setCounts(initial)}
        />
        <p
          data-part="summary"
          data-ground-of="deep"
          aria-hidden="true"
          className={clsx(
            'sticky bottom-0 z-2 flex justify-between gap-x-4 max-tight:flex-wrap px-[clamp(1rem,3vw,2.5rem)] py-3.5',
            'font-mono text-xs/[1.4] font-medium tabular-nums desk:hidden print:hidden',
          )}
        >
          <span>
            ≈ {sayRoughly(result.total)} {subject.short}
          </span>
          <span className="text-teal">{sayRoughly(result.byHand)} h a year</span>
        </p>
        <p className="hidden text-s text-quiet noscript:block">
          The controls need JavaScript. What you see is the estimate for the numbers above.
        </p>
      </fieldset>
      <EstimateDrawingContext value={drawing}>
        <EstimateStage {...{ result, subject, margin }} exposure={assumptions.exposures[0]} />
        <EstimateNews {...{ result, subject, productLabel }} />
        <Outcome {...{ result, subject, productLabel }} />
      </EstimateDrawingContext>
      <Method {...{ assumptions, counts, result, subject, margin, marginReason, productLabel }} />
    </div>
  );
}
