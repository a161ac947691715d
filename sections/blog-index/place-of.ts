import { writeIndexAddress } from '#schemas/index-address.ts';
import type { PlaceBelow } from '../define-kind.ts';
import type { Props } from './contract.ts';

/** The place of a page in the list of posts, by the category that it shows and its number there. */
export function placeOf({ path, category, number, pages, count }: Props): PlaceBelow {
  const at = (other: number) =>
    other >= 1 && other <= pages
      ? writeIndexAddress({ path, category: category?.slug ?? '', number: other })
      : null;
  const page = number > 1 ? `page ${number}` : '';
  return {
    title: category ? [category.title, page].filter(Boolean).join(', ') : page.replace('p', 'P'),
    suffix: (category ? `: ${category.title}` : '') + (page && `, ${page}`),
    isEmpty: count === 0 && category !== null,
    previous: at(number - 1),
    next: at(number + 1),
  };
}
