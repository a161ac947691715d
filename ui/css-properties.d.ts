import 'react';

declare module 'react' {
  /** A `style` may set properties of its own, which a style sheet reads by `var()`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
