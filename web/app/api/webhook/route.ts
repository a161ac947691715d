import { revalidateTag } from 'next/cache';
import * as z from 'zod';
import { readEnvironment } from '#settings/environment.ts';
import { anyChangeTag, everythingTag } from '../../../content/cache-tags.ts';
import { isFirst, isSigned } from '../../../renewal/webhook-signature.ts';

const change = z.object({ tags: z.array(z.string()).optional() });

/**
 * For hosts without a server process: Sanity calls it after every change. A webhook cannot know sync tags, so without
 * tags in its body everything is marked as old, and each page is made anew when it is next asked for. A call that has come
 * before changes nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = readEnvironment().webhookSecret;
  if (!secret)
    return Response.json({ error: 'Set SANITY_WEBHOOK_SECRET to use this webhook.' }, { status: 501 });
  const text = await request.text();
  if (!isSigned(text, request.headers.get('sanity-webhook-signature') ?? '', secret)) {
    return Response.json({ error: 'The signature does not fit the body.' }, { status: 401 });
  }
  const isNew = isFirst(
    request.headers.get('sanity-webhook-signature') ?? '',
    request.headers.get('idempotency-key'),
  );
  if (!isNew) return new Response(null, { status: 204 });
  const tags = tagsIn(text);
  if (tags === null) {
    return Response.json(
      { error: 'The body must be a JSON object, with "tags" as a list of texts if it has any.' },
      { status: 400 },
    );
  }
  for (const tag of tags ? [...tags, anyChangeTag] : [everythingTag]) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}

/** The tags that the body of a call names, undefined where it names none; null when it cannot be read. */
function tagsIn(text: string): string[] | undefined | null {
  try {
    return change.parse(JSON.parse(text)).tags;
  } catch {
    return null;
  }
}
