import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants';

/** Where the site begins a preview. */
export const enablePath = '/api/draft/enable';

/** The address that begins a preview of a path of the site, for whoever has a secret that the lake knows. */
export function beginningOf({
  origin,
  secret,
  path,
  perspective,
  enable = enablePath,
}: {
  origin: string;
  secret: string;
  path: string;
  perspective: string | readonly string[];
  enable?: string;
}): string {
  const beginning = new URL(enable, origin);
  beginning.searchParams.set(urlSearchParamPreviewSecret, secret);
  beginning.searchParams.set(urlSearchParamPreviewPathname, path);
  beginning.searchParams.set(urlSearchParamPreviewPerspective, [perspective].flat().join());
  return beginning.href;
}
