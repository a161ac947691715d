const host = String.raw`(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+`;
const siteForm = new RegExp(String.raw`^${host}(?::\d+)?(?:[/?#]\S*)?$`, 'u');
const mailForm = new RegExp(String.raw`^[^\s@/:?#]+@${host}$`, 'u');

/**
 * The address that a person means by what they type: `example.com` becomes that site, and `name@example.com` a mailto
 * address. Other words stay as they are, to be checked.
 */
export function typedAddress(typed: string): string {
  const words = typed.trim();
  if (siteForm.test(words)) return `https://${words}`;
  return mailForm.test(words) ? `mailto:${words}` : words;
}
