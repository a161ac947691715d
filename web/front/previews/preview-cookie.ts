import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { previewCookieName } from './preview-cookie-name.ts';
import { makeEditorCookie } from './preview-sessions.ts';

const manifest = z.object({
  preview: z.object({ previewModeId: z.string(), previewModeSigningKey: z.string() }),
});

async function readManifest(distDir: string) {
  const file = path.join(distDir, 'prerender-manifest.json');
  return manifest.parse(JSON.parse(await readFile(file, 'utf8'))).preview;
}

/** The value of the cookie by which Next recognises a preview; it changes with every build. */
export const readPreviewCookie = async (distDir: string): Promise<string> =>
  (await readManifest(distDir)).previewModeId;

/** The key with which the site signs the cookies of its editors; it changes with every build, too. */
export const readPreviewKey = async (distDir: string): Promise<string> =>
  (await readManifest(distDir)).previewModeSigningKey;

/**
 * The cookies of an editor in preview, for programs that look at drafts. Without `editor` they are those of the lake's
 * administrator.
 */
export async function readPreviewCookies(
  distDir: string,
  editor = 'admin',
): Promise<{ name: string; value: string }[]> {
  const { previewModeId, previewModeSigningKey } = await readManifest(distDir);
  return [{ name: previewCookieName, value: previewModeId }, makeEditorCookie(editor, previewModeSigningKey)];
}
