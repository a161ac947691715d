import './calculator.css';
import { useHydrated } from '../inputs/use-hydrated.ts';
import { type Assumptions, estimate } from './estimate.ts';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateNews } from './estimate-news.tsx';
import { EstimateStage } from './estimate-stage.tsx';
import { sayRoughly } from './honest-number.ts';
import { Method } from './method.tsx';
import { Outcome } from './outcome.tsx';
import { areSame, countsOf, type Preset } from './presets.ts';
import { QuantityField } from './quantity-field.tsx';
import type { Subject } from './subject.ts';
import { useCounts } from './use-counts.ts';

/** All that a calculator is told; it knows no numbers of its own. */
export interface CalculatorPanelProps extends Assumptions {
  presets: readonly Preset[];
  subject: Subject;
  /** How many times more or fewer it may be in truth, and why. */
  margin: number;
  marginReason: string;
  /** What the work by hand is compared with. */
  productLabel: string;
}

/**
 * What a company has, on sliders, and what follows from it. The state stands in the address; without JavaScript the
 * estimate is that of the first state.
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
  const isReady = useHydrated();
  const [counts, setCounts] = useCounts(quantities);
  const result = estimate(assumptions, counts);
  const initial = quantities.map((quantity) => quantity.initial);

  return (
    <div className="calculator" data-ready={isReady || undefined}>
      <fieldset className="calculator-controls" disabled={!isReady}>
        <legend className="sr-only">What you have</legend>
        {presets.length > 0 && (
          <div className="calculator-presets">
            <span>Begin with</span>
            {presets.map((preset) => {
              const its = countsOf(preset, quantities);
              const isChosen = areSame(its, counts);
              return (
                <button
                  key={preset.key}
                  type="button"
                  className="tag"
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
          quantities={quantities}
          counts={counts}
          onReset={areSame(initial, counts) ? null : () => setCounts(initial)}
        />
        <p className="calculator-summary" data-ground-of="deep" aria-hidden="true">
          <span>
            ≈ {sayRoughly(result.total)} {subject.short}
          </span>
          <span>{sayRoughly(result.byHand)} h a year</span>
        </p>
        <p className="calculator-note">
          The controls need JavaScript. What you see is the estimate for the numbers above.
        </p>
      </fieldset>
      <EstimateStage {...{ result, subject, margin }} exposure={assumptions.exposures[0]} />
      <EstimateNews {...{ result, subject, productLabel }} />
      <Outcome {...{ result, subject, productLabel }} />
      <Method {...{ assumptions, counts, result, subject, margin, marginReason, productLabel }} />
    </div>
  );
}
