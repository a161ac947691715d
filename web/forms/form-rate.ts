import { rateLimit } from '#limits/rate-limit.ts';

/** How many forms are taken from one visitor, within how many ms. */
export const maxForms = 10;
/** @see maxForms */
export const formSpanMs = 60_000;

/** Where several instances of the site put what counts for all of them: Next loads its routes by themselves. */
const slot = Symbol.for('tessera.form-rate');

const own = rateLimit(maxForms, formSpanMs);

/** Has forms counted together with other instances, by what answers after how many seconds the next is taken; `stop` ends that. */
export function countFormsTogether(take: (sender: string) => Promise<number>): { stop: () => void } {
  Reflect.set(globalThis, slot, take);
  return { stop: () => void Reflect.deleteProperty(globalThis, slot) };
}

/** Counts a form of a sender's; answers after how many seconds the next is taken, 0 when this one is. */
export async function takeForm(sender: string): Promise<number> {
  const together: ((sender: string) => Promise<number>) | undefined = Reflect.get(globalThis, slot);
  // Where the others cannot be asked, each counts for itself.
  return (await together?.(sender).catch(() => undefined)) ?? own.take(sender);
}
