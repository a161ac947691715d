import 'react';

declare module 'react' {
  /** Lets `style` set custom properties, which style sheets read by `var()`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
