import { type RateLimit, rateLimit } from '#limits/rate-limit.ts';
import { type Environment, readEnvironment } from '#settings/environment.ts';

const usual = 10;

/** How many forms are taken from one visitor, within `formSpanMs`. */
export const maxFormsOf = ({ siteLimits }: Pick<Environment, 'siteLimits'>): number =>
  siteLimits.forms ?? usual;
/** @see maxFormsOf */
export const formSpanMs = 60_000;

/** Where several instances of the site put what counts for all of them: Next loads its routes by themselves. */
const slot = Symbol.for('tessera.form-rate');

let own: RateLimit | undefined; // a build reads no settings of the run

/** Has forms counted together with other instances, by what answers after how many seconds the next is taken; `stop` ends that. */
export function countFormsTogether(take: (sender: string) => Promise<number>): { stop: () => void } {
  Reflect.set(globalThis, slot, take);
  return { stop: () => void Reflect.deleteProperty(globalThis, slot) };
}

/** Counts a form of a sender's; answers after how many seconds the next is taken, 0 when this one is. */
export async function takeForm(sender: string): Promise<number> {
  const together: ((sender: string) => Promise<number>) | undefined = Reflect.get(globalThis, slot);
  own ??= rateLimit(maxFormsOf(readEnvironment()), formSpanMs);
  // Where the others cannot be asked, each counts for itself.
  return (await together?.(sender).catch(() => undefined)) ?? own.take(sender);
}
