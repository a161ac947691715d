import { standIn } from '#schemas/link/read-address.ts';

/**
 * The address of a plan's next step. On this site it says which plan that is, as in "/book-demo?plan=Team", so that a form there with a
 * select "plan" begins with it; any other address is as it was.
 */
export function planLink(href: string | null, title: string): string | null {
  if (!href?.startsWith('/')) return href;
  const { pathname, searchParams, hash } = new URL(href, standIn);
  if (!searchParams.has('plan')) searchParams.set('plan', title);
  return `${pathname}?${searchParams}${hash}`;
}
