import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#limits/same-secret.ts';

/** The name of the cookie that says whose preview it is. */
export const editorCookieName = 'preview-editor';

const form = /(?:^|;\s*)preview-editor=([\w-]+)\.(\d+)\.([\w-]+)/g;
const maxMs = 24 * 3600 * 1000; // after which the Studio begins a new preview
const knownMs = 1_000;
const maxKnown = 1_000;

/** The header in which the site's own route names the editor whose preview begins; the front turns it into a cookie. */
export const editorHeader = 'x-preview-editor';

/** Whether an editor may see drafts at this moment; rejects when that cannot be found out. */
export type MayPreview = (editor: string) => Promise<boolean>;

/** The previews of editors, each tied to the editor who began it. */
export interface PreviewSessions {
  /** The value of the `Set-Cookie` header that begins the preview of an editor. */
  begin(editor: string): string;
  /** Whether a request belongs to a preview whose editor may still see drafts. */
  holds(request: Pick<IncomingMessage, 'headers'>): Promise<boolean>;
}

/**
 * Opens previews that are kept in a cookie signed with `key`. Asks `mayPreview` at most once a second for each editor.
 */
export function openPreviewSessions(key: string, mayPreview: MayPreview): PreviewSessions {
  const known = new Map<string, { until: number; answer: Promise<boolean> }>();

  function ask(editor: string): Promise<boolean> {
    const now = performance.now();
    const held = known.get(editor);
    if (held && held.until > now) return held.answer;
    const answer = mayPreview(editor);
    if (known.size >= maxKnown) known.clear();
    known.set(editor, { until: now + knownMs, answer });
    answer.catch(() => known.delete(editor));
    return answer;
  }

  return {
    begin(editor) {
      const { name, value } = makeEditorCookie(editor, key);
      // The attributes of Next's own cookie, which must work in a Studio's frame, perhaps on another host.
      return `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`;
    },
    async holds({ headers }) {
      for (const [, editor = '', since = '', given = ''] of headers.cookie?.matchAll(form) ?? []) {
        const isYoung = Math.abs(Date.now() - Number(since)) < maxMs;
        if (isYoung && isSameSecret(given, sign(editor, since, key)) && (await ask(editor))) return true;
      }
      return false;
    },
  };
}

/** The cookie that says whose preview it is and when it began. */
export function makeEditorCookie(editor: string, key: string): { name: string; value: string } {
  const since = String(Date.now());
  return { name: editorCookieName, value: `${editor}.${since}.${sign(editor, since, key)}` };
}

const sign = (editor: string, since: string, key: string): string =>
  createHmac('sha256', key).update(`${editor}.${since}`).digest('base64url');
