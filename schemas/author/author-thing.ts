import type { Thing, ToldOn } from '../seo/thing.ts';
import type { Author } from './contract.ts';

/** Who made something (https://schema.org/Person), with the page of that person. */
export const authorThing = (
  { firstName, lastName, href }: Pick<Author, 'firstName' | 'lastName' | 'href'>,
  urlOf: ToldOn['urlOf'],
): Thing => ({ '@type': 'Person', name: `${firstName} ${lastName}`, ...(href && { url: urlOf(href) }) });
