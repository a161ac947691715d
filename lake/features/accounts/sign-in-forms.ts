import { escapeText } from './page.ts';

/** The forms of the sign-in page, as HTML: one click on the lake's own machine, address and password everywhere. */
export function signInForms({
  back,
  isLocal,
  email = '',
  error,
}: {
  /** The Studio's address. */
  back: string;
  isLocal: boolean;
  email?: string;
  error?: string;
}): string {
  const action = `/lake/login?origin=${encodeURIComponent(back)}`;
  return `
<p>${escapeText(new URL(back).host)} asks you to sign in.</p>
${error ? `<p role="alert">${escapeText(error)}</p>` : ''}
${isLocal ? oneClick(action) : ''}
<form method="post" action="${escapeText(action)}">
<label>Email address <input name="email" type="email" autocomplete="username" required value="${escapeText(email)}"></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>
<p>Forgotten? An administrator of your team can make you a link for a new password.</p>
</form>`;
}

const oneClick = (action: string): string => `
<form method="post" action="${escapeText(action)}">
<p>This is your own machine: nobody else reaches it, so one click is enough.</p>
<button name="as" value="local" autofocus>Sign in on this machine</button>
</form>`;
