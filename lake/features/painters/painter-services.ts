import type { Painters } from './painters.ts';

/** What a handler may use that looks at pictures. */
export interface PainterServices {
  painters: Painters;
}
