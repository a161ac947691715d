// Made from the folders of pages/ and schemas/ by every command of the project: what is written here is lost.
/**
 * The GROQ condition by which a stored document of a type is known to be of an older form, which a migration makes new;
 * types without such a form are not in it.
 */
export const oldForms: Readonly<Record<string, string>> = {
};
