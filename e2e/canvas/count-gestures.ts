import type { BrowserContext } from 'playwright';

/** How often a button of the mouse was pressed, or a finger put down, in any page and frame of a browser. */
export interface Gestures {
  pressed: number;
}

/** Counts the gestures in a browser from now on: one press is a click, or the begin of a drag. */
export async function countGestures(context: BrowserContext): Promise<Gestures> {
  const gestures = { pressed: 0 };
  await context.exposeBinding('tellGesture', () => {
    gestures.pressed += 1;
  });
  await context.addInitScript(() => {
    const told: unknown = Reflect.get(globalThis, 'tellGesture');
    const tell = (event: Event) => event.isTrusted && typeof told === 'function' && told();
    addEventListener('pointerdown', tell, { capture: true, passive: true });
  });
  return gestures;
}
