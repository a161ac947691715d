import { readFields } from '#limits/read-fields.ts';
import { isForm, readForm } from '#limits/read-form.ts';

/** A form as it came from a browser or a program, read but not yet understood. */
export interface SentForm {
  /** The name of the form. */
  name: string;
  /** The path of HubSpot's endpoint under which it came. */
  path: string;
  /** The page that it was sent from, where it says so. */
  page: string | null;
  headers: Headers;
  /** Where the visitor is, as the front has found out. */
  sender: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What was filled in; null when the body is neither as browsers send forms nor as HubSpot takes them. */
  data: FormData | null;
}

/** Where a request comes from: a front says just that, and without one the proxy of the host writes it last. */
export const senderIn = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';

/** Reads a form that was sent; null when the path is no form's. How much of it there may be is for the front to say. */
export async function readSentForm(request: Request, path: string): Promise<SentForm | null> {
  const [, name] = path.match(/^submissions\/v3\/integration\/submit\/[\w-]+\/([\w-]+)$/) ?? [];
  const { headers } = request;
  if (!name) return null;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = headers.get('content-type') ?? '';
  const read = isForm(type) ? await readForm(bytes, type) : readFields(bytes);
  const data = read instanceof FormData ? read : null;
  return { name, path, page: pageOf(headers, data), headers, sender: senderIn(headers), bytes, data };
}

// With two strokes it would be another host's.
const isPath = /^\/(?![/\\])[\w/.%~-]*$/;

/** The page of this site that a form comes from: as the browser says, or as the plain page of an earlier answer does. */
function pageOf(headers: Headers, data: FormData | null): string | null {
  const said = data?.get('form-page');
  if (typeof said === 'string' && isPath.test(said)) return said;
  const from = URL.parse(headers.get('referer') ?? '');
  return from && from.host === headers.get('host') && isPath.test(from.pathname) ? from.pathname : null;
}
