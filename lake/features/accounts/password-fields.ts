import { escapeText } from './page.ts';
import { minPasswordLength } from './password.ts';

/** The field for a password that somebody chooses, as HTML, with the address under which their browser keeps it. */
export const newPasswordFields = (
  email: string,
): string => `<input type="hidden" name="username" autocomplete="username" value="${escapeText(email)}">
<label>Password, ${minPasswordLength} characters or more
<input name="password" type="password" autocomplete="new-password" required minlength="${minPasswordLength}"></label>`;
