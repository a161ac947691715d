import { MIMEType } from 'node:util';

/** How many fields a form may have: real ones have some dozen. */
export const maxFields = 500;
/** How many bytes a form without files may have. */
export const maxPlainBytes = 1024 * 1024;
const maxHeadBytes = 4_096; // of a part: the names of its field and its file

/**
 * A form as browsers send it, from its body and content type: what was filled in, or why it was not read. Files may be
 * large, but a hundred thousand fields, or a megabyte before one of them, would hold up everybody else, so such a body
 * is not parsed.
 */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormData | 'too much' | 'unreadable'> {
  const type = formTypeOf(contentType);
  if (!type) return 'unreadable';
  if (!hasFewFields(bytes, type)) return 'too much';
  // With the very boundary that was counted, because a header can be read in more than one way.
  const headers = { 'content-type': String(type) };
  return new Response(bytes, { headers }).formData().catch(() => 'unreadable' as const);
}

/** Whether a body of this content type is one that `readForm` reads. */
export const isForm = (contentType: string): boolean => formTypeOf(contentType) !== undefined;

function formTypeOf(contentType: string): MIMEType | undefined {
  try {
    const type = new MIMEType(contentType);
    if (type.essence === 'application/x-www-form-urlencoded') return type;
    return type.essence === 'multipart/form-data' && type.params.get('boundary') ? type : undefined;
  } catch {
    return undefined;
  }
}

function hasFewFields(bytes: Uint8Array, { essence, params }: MIMEType): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (essence !== 'multipart/form-data')
    return body.length <= maxPlainBytes && count(body, '&', maxFields) < maxFields;
  const boundary = `--${params.get('boundary')}`;
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + 1)) {
    if (++parts > maxFields) return false;
    const after = at + boundary.length;
    // What looks like the end may stand in a name, with more after it.
    if (body.toString('latin1', after, after + 2) === '--') continue;
    if (!body.subarray(at, at + maxHeadBytes).includes('\r\n\r\n')) return false;
  }
  return true;
}

/** How often a sign occurs in a body, counted no further than `upTo`. */
function count(body: Buffer, sign: string, upTo: number): number {
  let found = 0;
  for (let at = body.indexOf(sign); at >= 0 && found < upTo; at = body.indexOf(sign, at + 1)) found++;
  return found;
}
