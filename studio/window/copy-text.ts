/**
 * Copies a text; resolves to whether that was possible. Browsers give access to the clipboard only on secure origins,
 * and only with permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
