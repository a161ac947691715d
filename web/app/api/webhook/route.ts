import { revalidateTag } from 'next/cache';
import * as z from 'zod';
import { readEnvironment } from '#settings/environment.ts';
import { anyChangeTag, everythingTag } from '../../../content/cache-tags.ts';
import {
  namesOfCall,
  openWebhookCalls,
  type WebhookCalls,
} from '../../../renewal/lake-events/webhook-calls.ts';
import { isSigned } from '../../../renewal/lake-events/webhook-signature.ts';

const change = z.object({ tags: z.array(z.string()).optional() });

/**
 * Hears of changes on hosts without a server process: Sanity calls it after every change. A webhook cannot know sync
 * tags, so without tags in its body everything is marked as old, and each page is made anew at its next request. A call
 * that has come before changes nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const { webhookSecret: secret, redisUrl } = readEnvironment();
  if (!secret)
    return Response.json({ error: 'Set SANITY_WEBHOOK_SECRET to use this webhook.' }, { status: 501 });
  const text = await request.text();
  const signature = request.headers.get('sanity-webhook-signature') ?? '';
  if (!isSigned(text, signature, secret)) {
    return Response.json({ error: 'The signature does not match the body.' }, { status: 401 });
  }
  const names = namesOfCall(signature, request.headers.get('idempotency-key'));
  known ??= openCalls(redisUrl);
  const calls = await known;
  if (await calls.has(names)) return new Response(null, { status: 204 });
  const tags = tagsIn(text);
  if (tags === null) {
    return Response.json(
      { error: 'The body must be a JSON object, with "tags", if it has any, as a list of strings.' },
      { status: 400 },
    );
  }
  for (const tag of tags ? [...tags, anyChangeTag] : [everythingTag]) revalidateTag(tag, 'max');
  await calls.add(names);
  return new Response(null, { status: 204 });
}

let known: Promise<WebhookCalls> | undefined; // once for each process, or for each function that is kept warm

async function openCalls(redisUrl: string | undefined): Promise<WebhookCalls> {
  if (!redisUrl) return openWebhookCalls();
  const { openRedis } = await import('../../../instances/open-redis.ts');
  return openWebhookCalls(openRedis(redisUrl).ask);
}

/** The tags that the body of a call names, undefined where it names none; null when it cannot be read. */
function tagsIn(text: string): string[] | undefined | null {
  try {
    return change.parse(JSON.parse(text)).tags;
  } catch {
    return null;
  }
}
