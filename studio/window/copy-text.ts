/** Copies a text, and says whether that was possible: browsers lend their clipboard to safe addresses only, and to whom it was allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
