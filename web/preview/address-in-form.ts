import type { LiveDocument } from './studio-channel.ts';

/** Where a page, post or position is to stand, as its form says; nothing while the form does not say it. */
export function addressInForm(document: LiveDocument | undefined): string | undefined {
  if (document?._type === 'page') return currentOf(document.path);
  const slug = currentOf(document?.slug);
  if (!slug) return undefined;
  if (document?._type === 'post') return `/blog/${slug}`;
  return document?._type === 'position' ? `/join/${slug}` : undefined;
}

function currentOf(slug: unknown): string | undefined {
  const current = typeof slug === 'object' && slug && 'current' in slug ? slug.current : undefined;
  return typeof current === 'string' && current !== '' ? current : undefined;
}
