import { noPicture } from '#canvas/pictures/no-picture.ts';
import { saidBy } from '../asking/said-by.ts';

/** Why a file could not be uploaded, in a sentence for the editor. */
export function uploadFault(name: string, error: unknown): string {
  const said = saidBy(error);
  if (/upload is empty/i.test(said)) return `“${name}” is empty: there is nothing in the file.`;
  if (/not a picture|invalid image|unsupported image/i.test(said)) return noPicture(name);
  if (/network error/i.test(said))
    return `“${name}” could not be uploaded: the server could not be reached. Check your connection and try again.`;
  // Sanity's client puts the name of the status before what the server says.
  const reason = said.replace(/^[A-Z][A-Za-z ]+ - /, '').replace('The upload was refused. ', '');
  return reason.includes(`“${name}”`) ? reason : `“${name}” could not be uploaded: ${reason}`;
}
