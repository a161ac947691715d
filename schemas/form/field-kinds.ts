/** The kinds of form fields, by the names of their types. */
export const fieldKinds = [
  'text-field',
  'email-field',
  'phone-field',
  'text-area-field',
  'select-field',
  'tiles-field',
  'consent-field',
  'file-field',
] as const;

/** What a line of text can ask for, as values of the HTML attribute `autocomplete`. */
export const purposes = ['off', 'name', 'organization', 'organization-title', 'url'] as const;

/** The kinds of files that a form can take. */
export const fileKinds = ['pdf', 'docx', 'odt', 'png', 'jpg'] as const;
