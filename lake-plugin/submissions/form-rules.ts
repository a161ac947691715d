import type { FormFault } from '#limits/taken-forms.ts';

/** What was filled in of a form, and what is wrong with it. */
export interface ReadForm {
  /** The id of the document that describes the form. */
  document?: string;
  fields: { name: string; label?: string; values: string[] }[];
  files: SentFile[];
  faults: FormFault[];
}

/** A file that a visitor has sent, and what its bytes may be. */
export interface SentFile {
  name: string;
  label: string;
  file: File;
  kinds: readonly string[];
}

/** The forms that a lake takes: how it finds one by `$form`, and how it reads what was filled in. */
export interface FormRules {
  /** GROQ; its result goes to `read`. */
  query: string;
  /** `found` is null when no document describes the form; answers null when there is no such form. */
  read(form: string, found: unknown, data: FormData): ReadForm | null;
}
