/** A person with a name: whose both names are blank, which the Studio lets pass, is an author to visitors. */
export const named = <Person extends { firstName: string; lastName: string }>(person: Person): Person =>
  person.firstName || person.lastName ? person : { ...person, firstName: 'Author' };
