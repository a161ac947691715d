import { type RateLimit, rateLimit } from '#limits/rate-limit.ts';
import { formSpanMs, usualMaxForms } from '#limits/taken-forms.ts';
import { type Environment, readEnvironment } from '#settings/environment.ts';

/** How many forms one visitor may send within `formSpanMs`. */
export const maxFormsOf = ({ siteLimits }: Pick<Environment, 'siteLimits'>): number =>
  siteLimits.forms ?? usualMaxForms;

/** The global at which the site puts the counter that several instances share: Next loads its routes separately. */
const slot = Symbol.for('tessera.form-rate');

let own: RateLimit | undefined; // made at the first form, because a build must not read the settings of the run

/**
 * Has forms counted together with other instances. `take` answers after how many seconds the next form is taken; `stop`
 * ends this.
 */
export function countFormsTogether(take: (sender: string) => Promise<number>): { stop: () => void } {
  Reflect.set(globalThis, slot, take);
  return { stop: () => void Reflect.deleteProperty(globalThis, slot) };
}

/** Counts a form of a sender; returns after how many seconds the next one is taken, 0 when this one is. */
export async function takeForm(sender: string): Promise<number> {
  const together: ((sender: string) => Promise<number>) | undefined = Reflect.get(globalThis, slot);
  own ??= rateLimit(maxFormsOf(readEnvironment()), formSpanMs);
  // When the shared counter cannot be asked, each instance counts for itself.
  return (await together?.(sender).catch(() => undefined)) ?? own.take(sender);
}
