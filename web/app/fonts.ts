import localFont from 'next/font/local';

const heading = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-heading',
  fallback: ['heading-stand-in', 'ui-sans-serif', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-text',
  fallback: ['text-stand-in', 'ui-sans-serif', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
});

const mono = localFont({
  src: '../../node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-mono',
  fallback: ['mono-stand-in', 'ui-monospace', 'Consolas', 'monospace'],
  adjustFontFallback: false,
  preload: false,
});

/** The class names that make the site's fonts known to the theme. */
export const fonts = [heading, text, mono].map(({ variable }) => variable).join(' ');
