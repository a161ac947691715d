/** The forms of a kind's name: `pricing-table`, `pricingTable`, `PricingTable`, `Pricing table`. */
export interface KindNames {
  kebab: string;
  camel: string;
  pascal: string;
  title: string;
}

/** All forms of a name; throws when it is none for a kind. */
export function kindNames(name: string): KindNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" cannot be the name of a kind. It is made of small letters, digits and single hyphens, such as "pricing-table".`,
    );
  }
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [first = '', ...others] = words;
  return {
    kebab: name,
    camel: first + others.map(capital).join(''),
    pascal: words.map(capital).join(''),
    title: [capital(first), ...others].join(' '),
  };
}
