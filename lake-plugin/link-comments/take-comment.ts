import { createHash, randomUUID } from 'node:crypto';
import type { Handler } from '#lake/kernel/http/handler.ts';
import { readBytes } from '#lake/kernel/http/read-body.ts';
import { Refusal } from '#lake/kernel/refusal.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { transact } from '#lake/kernel/transactions/transact.ts';
import type { RateLimit } from '#limits/rate-limit.ts';
import { maxCommentBytes } from '#limits/taken-comments.ts';
import { visitorOf } from '../submissions/visitor-of.ts';
import { readComment } from './read-comment.ts';

const maxOfLink = 200; // comments that one link takes as long as it is open
const type = 'link-comment';

/**
 * Keeps what somebody with a link to a draft says of it, as a document that only people with a token can read. The link
 * has to be open: one that was withdrawn or has expired is treated like one that never existed. The answer tells
 * nothing of the draft, and of what was sent only the name, the words and the section are kept. `maySay` counts
 * senders.
 */
export const takeComment =
  (maySay: RateLimit): Handler =>
  async (request, context) => {
    const waitSeconds = maySay.take(visitorOf(request, context));
    if (waitSeconds > 0)
      return Response.json(
        { message: `Too many comments. Try again in ${waitSeconds} s.` },
        { status: 429, headers: { 'retry-after': String(waitSeconds) } },
      );
    const { link, ...said } = readComment(
      objectIn((await readBytes(request, maxCommentBytes)).toString('utf8')),
    );
    const { store } = context.datasets.main;
    const document = shownBy(store, link);
    if (!document) throw new Refusal(404, 'This link has expired.');
    const from = createHash('sha256').update(link).digest('hex').slice(0, 16); // a hash, from which nobody gets the link
    if (isFull(store, from))
      throw new Refusal(403, 'This link takes no more comments. Ask whoever sent it to you for a new one.');
    const comment = {
      _id: `link-comments.${randomUUID()}`, // the dot keeps it from readers without a token
      _type: type,
      document: { _type: 'reference', _ref: document, _weak: true },
      from,
      ...said,
      sentAt: new Date().toISOString(),
    };
    const identity = { id: 'link-comments', role: 'editor', name: 'Comments by link' } as const;
    transact({ ...context, store, identity }, [{ create: comment }]);
    return Response.json({});
  };

/** The document that a link shows; undefined once the link is no longer open. */
function shownBy(store: Store, link: string): string | undefined {
  const stored = store.get(`preview-links.${link}`);
  const expiresAt = Date.parse(String(stored?.expiresAt));
  if (stored?._type !== 'preview-link' || !(expiresAt > Date.now())) return undefined;
  const { _ref }: { _ref?: unknown } = Object(stored.document);
  return typeof _ref === 'string' ? _ref : undefined;
}

/** Whether a link has taken as many comments as it may. The index knows, so that no comment is read for it. */
const isFull = ({ documents }: Store, from: string): boolean =>
  documents.having(type, { attribute: 'from', value: from }, maxOfLink - 1) === undefined;

function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Refusal(400, 'Send a comment as JSON.');
  }
}
