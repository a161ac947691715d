import localFont from 'next/font/local';

// Each list ends with the system's own choice. Arabic, Hebrew, Chinese, Japanese and Korean have no font here: naming
// one for Chinese characters would fix the forms of one country, while the system knows its reader's.
const heading = localFont({
  src: './fonts/heading.woff2',
  weight: '600',
  variable: '--font-heading',
  fallback: [
    'heading-further',
    'heading-companion',
    'heading-stand-in',
    'ui-sans-serif',
    'system-ui',
    'sans-serif',
  ],
  adjustFontFallback: false,
});

const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text',
  fallback: [
    'text-vietnamese',
    'text-further',
    'text-companion',
    'text-stand-in',
    'ui-sans-serif',
    'system-ui',
    'sans-serif',
  ],
  adjustFontFallback: false,
});

const mono = localFont({
  src: './fonts/mono.woff2',
  weight: '500',
  variable: '--font-mono',
  fallback: ['mono-further', 'mono-stand-in', 'ui-monospace', 'Consolas', 'monospace'],
  adjustFontFallback: false,
  preload: false,
});

/** The class names that make the site's fonts known to the theme. */
export const fonts = [heading, text, mono].map(({ variable }) => variable).join(' ');
