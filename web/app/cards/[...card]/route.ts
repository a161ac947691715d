import { cardAddress, cardOf } from '../../../cards/card.ts';
import { pathOfCard } from '../../../cards/card-address.ts';
import { findCard, forgetCard } from '../../../cards/card-store.ts';
import { getPage, getShell } from '../../../content/content.ts';
import { cacheControl } from '../../../headers/cache-control.ts';
import { pathOfSegments } from '../../../page/page-path.ts';

/**
 * The social card of a page. The address of an earlier card redirects to the present one; the card of a page that is
 * gone is removed, and answers 404.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ card: string[] }> },
): Promise<Response> {
  const address = `/cards${pathOfSegments((await params).card)}`;
  const path = pathOfCard(address);
  if (path === null) return new Response(null, { status: 404 });
  const card = cardOf(path, await getPage(path), await getShell());
  if (!card) {
    await forgetCard(path).catch((error) => console.warn('A social card could not be removed:', error));
    return new Response(null, { status: 404 });
  }
  const present = cardAddress(card);
  if (present !== address)
    return new Response(null, { status: 307, headers: { location: encodeURI(present) } });
  const picture = await findCard(card);
  // The address has the hash of what the card says.
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControl.immutable },
  });
}
