/** Calls a person "Author" whose names are both blank, because the Studio accepts blanks. */
export const named = <Person extends { firstName: string; lastName: string }>(person: Person): Person =>
  person.firstName || person.lastName ? person : { ...person, firstName: 'Author' };
