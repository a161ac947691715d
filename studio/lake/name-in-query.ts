/**
 * The GROQ expression of what a document is called in a list; null where it has no words of its own, as a menu. A person by their name, as
 * the title of a person is what they do.
 */
export const nameInQuery =
  'coalesce(firstName + " " + lastName, title, brandName, firstName, lastName, from.current)';
