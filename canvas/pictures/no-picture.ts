// Formats that phones and cameras store and browsers do not show.
const unshown = /^image\/hei[cf]/i;

/** Whether a file can be a picture of the site, judged by its type alone. */
export const canBePicture = ({ type }: { type: string }): boolean =>
  type.startsWith('image/') && !unshown.test(type);

/** The sentence for the editor about a file that is no picture for the web. */
export const noPicture = (name: string): string =>
  `“${name}” is not a picture that can be shown on the web. Use a JPEG, PNG, WebP, AVIF, GIF or SVG.`;
