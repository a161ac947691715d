import type { Thing, ToldOn } from '../seo/thing.ts';
import type { Author } from './contract.ts';

/** An author for structured data (https://schema.org/Person), with the address of their page. */
export const authorThing = (
  { firstName, lastName, href }: Pick<Author, 'firstName' | 'lastName' | 'href'>,
  urlOf: ToldOn['urlOf'],
): Thing => ({ '@type': 'Person', name: `${firstName} ${lastName}`, ...(href && { url: urlOf(href) }) });
