import { readFields } from '#limits/read-fields.ts';
import { isForm, maxPlainBytes, readForm } from '#limits/read-form.ts';

/** A form as it came from a browser or a program, read but not yet checked. */
export interface SentForm {
  /** The name of the form. */
  name: string;
  /** The path of HubSpot's endpoint to which it was sent. */
  path: string;
  /** The path of the page it was sent from; null where that is not said. */
  page: string | null;
  headers: Headers;
  /** The visitor's address, as the front has determined it. */
  sender: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What was filled in; null when the body has neither the form that browsers send nor HubSpot's. */
  data: FormData | null;
}

/**
 * The address that a request comes from: a front sets the header to just that; without a front, the host's proxy adds
 * it last.
 */
export const senderIn = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';

/** The name of the form at a path of HubSpot's endpoint; undefined at any other path. */
export const formNameIn = (path: string): string | undefined =>
  path.match(/^submissions\/v3\/integration\/submit\/[\w-]+\/([\w-]+)$/)?.[1];

/** Whether whoever has sent a form wants a page as the answer, as a browser without scripts does. */
export const wantsPage = (headers: Headers): boolean => headers.get('accept')?.includes('text/html') ?? false;

/**
 * Reads a form that was sent to a path. The front limits its size. One that is not taken is left unread, unless it is
 * small and the answer is a page, which has it again with all that was typed.
 */
export async function readSentForm(
  request: Request,
  { path, name, isTaken }: { path: string; name: string; isTaken: boolean },
): Promise<SentForm> {
  const { headers } = request;
  const isRead = isTaken || (wantsPage(headers) && isSmall(headers));
  const bytes = new Uint8Array(isRead ? await request.arrayBuffer() : []);
  const type = headers.get('content-type') ?? '';
  const read = isForm(type) ? await readForm(bytes, type) : readFields(bytes);
  const data = read instanceof FormData ? read : null;
  return { name, path, page: pageOf(headers, data), headers, sender: senderIn(headers), bytes, data };
}

/** A body that does not say how long it is may be of any length. */
const isSmall = (headers: Headers): boolean =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= maxPlainBytes;

// With two slashes it would be an address on another host.
const isPath = /^\/(?![/\\])[\w/.%~-]*$/;

/** The path of the page of this site that a form comes from: as the browser says, or as an earlier answer page says. */
function pageOf(headers: Headers, data: FormData | null): string | null {
  const said = data?.get('form-page');
  if (typeof said === 'string' && isPath.test(said)) return said;
  const from = URL.parse(headers.get('referer') ?? '');
  return from && from.host === headers.get('host') && isPath.test(from.pathname) ? from.pathname : null;
}
