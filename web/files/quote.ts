/** A text as a quoted string of nginx's configuration. */
export const quoteForNginx = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * A text as a quoted token of a Caddyfile. There a backslash stands for itself unless a quotation mark follows, so none
 * is doubled; a text that has one before a quotation mark or at its end cannot be written.
 */
export const quoteForCaddy = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
