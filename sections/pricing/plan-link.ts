import { standIn } from '#schemas/link/read-address.ts';

/**
 * The address of a plan's button. A path of this site also names the plan, as in "/book-demo?plan=Team", so that a
 * form there with a select named "plan" starts with it; any other address stays as it is.
 */
export function planLink(href: string | null, title: string): string | null {
  if (!href?.startsWith('/')) return href;
  const { pathname, searchParams, hash } = new URL(href, standIn);
  if (!searchParams.has('plan')) searchParams.set('plan', title);
  return `${pathname}?${searchParams}${hash}`;
}
