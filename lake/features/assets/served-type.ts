const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  webp: 'image/webp',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
};

/**
 * As what a file is served, by its ending alone: what its uploader says of it is for those who look through files. What browsers must
 * not interpret is a plain stream of bytes.
 */
export const servedTypeOf = (ending: string): string => types[ending] ?? 'application/octet-stream';
