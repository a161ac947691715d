import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { markWhole } from '#ui/layout/mark-whole.ts';
import { markScheme } from '#ui/scheme/mark-scheme.ts';
import { themeColors } from '#ui/scheme/theme-colors.ts';
import { overlayPath } from '../overlay/contract-news.ts';
import { fonts } from './fonts.ts';

// The contract's findings are shown over pages in development only; no build contains them.
const isDev = process.env.NODE_ENV === 'development';

/** The metadata of every page; each page adds its own (web/metadata/). */
export const metadata: Metadata = {
  metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: 'any', media: '(prefers-color-scheme: light)' },
      { url: '/favicon-dark.ico', sizes: 'any', media: '(prefers-color-scheme: dark)' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
      { url: '/favicon-96.png', type: 'image/png', sizes: '96x96', media: '(prefers-color-scheme: light)' },
      {
        url: '/favicon-dark-96.png',
        type: 'image/png',
        sizes: '96x96',
        media: '(prefers-color-scheme: dark)',
      },
    ],
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
  },
};

/** The colour of the browser's own bars around the page. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};

/** The document around everything, the preview included. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Links within a page scroll smoothly (ui/theme.css), but another page begins at its top: the attribute tells Next
    // so. The scripts below mark the element before React compares it.
    <html lang="en" className={fonts} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, of no document */}
        <script dangerouslySetInnerHTML={{ __html: markWhole }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, of no document */}
        <script dangerouslySetInnerHTML={{ __html: markScheme }} />
        {isDev && <script src={overlayPath} async />}
      </head>
      <body>{children}</body>
    </html>
  );
}
