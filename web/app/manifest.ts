import type { MetadataRoute } from 'next';
import { getShell } from '../content/content.ts';

/** The manifest of the site as an application on a home screen, under the name that the site document carries. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site } = await getShell();
  return {
    name: site?.brandName,
    short_name: site?.brandName,
    description: site?.seo?.description ?? site?.tagline ?? undefined,
    start_url: '/',
    display: 'browser',
    background_color: 'white',
    theme_color: 'white',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
