import * as z from 'zod';
import { isSameSecret } from '#limits/same-secret.ts';
import { isMadeOf } from '../../../../content/is-made-of.ts';
import { secretHeader } from '../../../../renderer/commands.ts';

const body = z.object({ path: z.string(), made: z.array(z.string()) });

/**
 * Says whether what stands at a path would be made of the same content again. Only the renderer, in whose process this
 * runs, may ask; others get 404.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.RENDERER_SECRET;
  if (!secret || !isSameSecret(request.headers.get(secretHeader), secret))
    return new Response(null, { status: 404 });
  const { path, made } = body.parse(await request.json());
  return Response.json(await isMadeOf(path, made));
}
