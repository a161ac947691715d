/**
 * The types of files by their endings, as in https://www.iana.org/assignments/media-types. Where two endings have the
 * same type, the usual one is first.
 */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  heic: 'image/heic',
  ico: 'image/vnd.microsoft.icon',
  aac: 'audio/aac',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  weba: 'audio/webm',
  avi: 'video/x-msvideo',
  m4v: 'video/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  ogv: 'video/ogg',
  webm: 'video/webm',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  js: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  json: 'application/json',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  xml: 'application/xml',
  wasm: 'application/wasm',
  gz: 'application/gzip',
  tar: 'application/x-tar',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  glb: 'model/gltf-binary',
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const unknown = 'application/octet-stream';
// What programs send when they know nothing of the file.
const unsaid = new Set([unknown, 'application/x-www-form-urlencoded']);
const form = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}$/;

/** The type of a file: what its sender says in `Content-Type`, without parameters, or else by its ending. */
export function mimeTypeOf(ending: string, said: string | null): string {
  const type = (said ?? '').split(';', 1).join('').trim().toLowerCase();
  if (form.test(type) && !unsaid.has(type)) return type;
  return (Object.hasOwn(types, ending) && types[ending]) || unknown;
}

/** The usual ending of files of a type; undefined for types that are not known. */
export const endingOf = (mimeType: string): string | undefined =>
  Object.keys(types).find((ending) => types[ending] === mimeType);
