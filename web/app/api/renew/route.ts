import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import * as z from 'zod';

const body = z.object({ tags: z.array(z.string()) });

/** Marks everything that carries these tags as old; only the server process itself, which made the secret, may ask. */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.RENEWAL_SECRET;
  const given = request.headers.get('x-renewal-secret') ?? '';
  if (
    !secret ||
    given.length !== secret.length ||
    !timingSafeEqual(Buffer.from(given), Buffer.from(secret))
  ) {
    return new Response(null, { status: 404 });
  }
  const { tags } = body.parse(await request.json());
  // In development nobody asks for the pages anew, so the next request must wait for the new content.
  const profile = process.env.NODE_ENV === 'development' ? { expire: 0 } : 'max';
  for (const tag of tags) revalidateTag(tag, profile);
  return new Response(null, { status: 204 });
}
