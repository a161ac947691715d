import { Script } from 'node:vm';

/** The forms of the name of a kind of section, or of a page type: `pricing-table`, `pricingTable`, `PricingTable`, `Pricing table`. */
export interface TypeNames {
  kebab: string;
  camel: string;
  pascal: string;
  title: string;
}

/** All forms of a name; throws when no kind or page type can have it. */
export function typeNames(name: string): TypeNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" cannot be the name of a type. It is made of small letters, digits and single hyphens, such as pricing-table.`,
    );
  }
  if (isWordOfLanguage(name))
    throw new Error(`"${name}" is a word of JavaScript itself. Choose a more telling name.`);
  return {
    kebab: name,
    camel: camelCase(name),
    pascal: pascalCase(name),
    title: capital(name.replaceAll('-', ' ')),
  };
}

/** `pricing-table` as `pricingTable`. */
export const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `pricing-table` as `PricingTable`. */
export const pascalCase = (name: string): string => capital(camelCase(name));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function isWordOfLanguage(name: string): boolean {
  if (name.includes('-')) return false;
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; }`);
    return false;
  } catch {
    return true;
  }
}
