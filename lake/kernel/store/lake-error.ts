/** The lake cannot be opened; the message is one sentence for the person who started it. */
export class LakeError extends Error {
  override name = 'LakeError';
}
