import type { Painters } from './painters.ts';

/** What a handler that looks at pictures may use. */
export interface PainterServices {
  painters: Painters;
}
