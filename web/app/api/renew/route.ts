import { revalidateTag } from 'next/cache';
import * as z from 'zod';
import { isSameSecret } from '#limits/same-secret.ts';
import { secretHeader } from '../../../renderer/commands.ts';

const body = z.object({ tags: z.array(z.string()) });

/**
 * Marks everything that carries these tags as old. Only the renderer, in whose process this runs, may ask; others get
 * 404.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.RENDERER_SECRET;
  if (!secret || !isSameSecret(request.headers.get(secretHeader), secret))
    return new Response(null, { status: 404 });
  const { tags } = body.parse(await request.json());
  // In development nobody asks for the pages anew, so the next request must wait for the new content.
  const profile = process.env.NODE_ENV === 'development' ? { expire: 0 } : 'max';
  for (const tag of tags) revalidateTag(tag, profile);
  return new Response(null, { status: 204 });
}
