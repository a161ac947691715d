/** What was filled in of a form, and what is wrong with it. */
export interface ReadForm {
  /** The id of the document that describes the form. */
  document?: string;
  fields: { name: string; label?: string; values: string[] }[];
  files: SentFile[];
  /** The names of the fields that take no address of a free mail provider. */
  workEmails: string[];
  faults: Fault[];
}

/** Something that is wrong with what was filled in: in HubSpot's words, in a sentence, and in which field. */
export interface Fault {
  errorType: string;
  message: string;
  field?: string;
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
  /** Null when there is no such form. */
  read(found: unknown, data: FormData): ReadForm | null;
}

const mostFields = 50;
const longest = 5_000; // characters of a value
const emailForm = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Reads a form that no document describes: every text of it is kept, and an `email` has to be one of a company. */
export function readAny(data: FormData): ReadForm {
  const fields = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name: name.slice(0, 80), values: [value.slice(0, longest)] }] : [],
  );
  const email = data.get('email');
  const isWrong = typeof email === 'string' && !emailForm.test(email);
  return {
    fields: fields.slice(0, mostFields),
    files: [],
    workEmails: ['email'],
    faults: isWrong ? [{ errorType: 'INVALID_EMAIL', message: 'Invalid email address', field: 'email' }] : [],
  };
}
