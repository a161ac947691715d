import { addressOf } from '#schemas/addresses.ts';
import type { LiveDocument } from './studio-channel.ts';

/** Where a document is to stand, as its form says; nothing while the form does not say it. */
export function addressInForm(document: LiveDocument | undefined): string | undefined {
  if (!document) return undefined;
  const { _type, path, slug } = document;
  return addressOf({ _type, path: currentOf(path), slug: currentOf(slug) }) ?? undefined;
}

function currentOf(slug: unknown): string | undefined {
  const current = typeof slug === 'object' && slug && 'current' in slug ? slug.current : undefined;
  return typeof current === 'string' && current !== '' ? current : undefined;
}
