/** Has the pages of this preview shown as at a moment, or as now, when they are asked for next; throws a sentence when that is not kept. */
export async function lookAt(moment: string | undefined): Promise<void> {
  // The cookie is the server's to set: no script reads it.
  const answer = await fetch('/api/preview/moment', { method: 'POST', body: moment ?? '' });
  if (!answer.ok) throw new Error('The preview has ended. Open it from the Studio again.');
}
