import { Script } from 'node:vm';

/**
 * The forms of the name of a kind of section, or of a page type: `pricing-table`, `pricingTable`, `PricingTable`,
 * `Pricing table`.
 */
export interface TypeNames {
  kebab: string;
  camel: string;
  pascal: string;
  title: string;
}

/** All forms of a name; throws when no kind or page type can have it. */
export function typeNames(name: string): TypeNames {
  const fault = formFault(name);
  if (fault) throw new Error(fault);
  return {
    kebab: name,
    camel: camelCase(name),
    pascal: pascalCase(name),
    title: capital(name.replaceAll('-', ' ')),
  };
}

/** Why a text does not have the form of a type's name, in a sentence; undefined when it has. */
export function formFault(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be the name of a type. Use lowercase letters, digits and single hyphens, such as pricing-table.`;
  if (isWordOfLanguage(name)) return `"${name}" is a reserved word in JavaScript. Choose another name.`;
  return undefined;
}

/**
 * `pricing-table` as `pricingTable`. Different names stay different: `promo-2` becomes `promo_2`, because `promo2` is
 * another name.
 */
export const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, next: string) => (/\d/.test(next) ? `_${next}` : next.toUpperCase()));

/** `pricing-table` as `PricingTable`. */
export const pascalCase = (name: string): string => capital(camelCase(name));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function isWordOfLanguage(name: string): boolean {
  if (name.includes('-')) return false;
  if (wordsOfTypeScript.has(name)) return true;
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; }`);
    return false;
  } catch {
    return true;
  }
}

// TypeScript lets nothing that is imported have these names.
const wordsOfTypeScript: ReadonlySet<string> = new Set([
  'any',
  'bigint',
  'never',
  'symbol',
  'undefined',
  'unknown',
]);
