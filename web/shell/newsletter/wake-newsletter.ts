import { checkSignup, consentMissing, shownError } from '#ui/form/check-signup.ts';
import { sendSignup } from './send-signup.ts';

/**
 * Checks the newsletter's form and sends it, in place of the browser; what was typed and ticked before this runs is
 * kept, and counts.
 */
export function wakeNewsletter(form: HTMLFormElement, signal: AbortSignal): void {
  const { email, privacy_consent: consent, 'form-website': trap } = inputsOf(form);
  const button = form.querySelector('button');
  const said = form.querySelector<HTMLElement>('[role=status]');
  if (!email || !consent || !button || !said) return;
  const label = button.textContent;
  const { sending = label, thanks } = form.dataset;
  let isSending = false;

  function show(text = '', isError = true) {
    said?.replaceChildren(text);
    said?.toggleAttribute('data-error', isError && text !== '');
  }
  function showState() {
    button?.replaceChildren(isSending ? sending : label);
    button?.toggleAttribute('disabled', isSending || !consent?.checked);
  }
  function onInput() {
    email?.setAttribute('aria-invalid', 'false');
    show();
    showState();
  }

  // A browser does not send a form whose button is disabled, and does not say why.
  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target === email && consent?.checked === false) show(consentMissing);
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending || !email || !consent) return;
    const signup = { email: email.value, privacyConsent: consent.checked };
    const errors = checkSignup(signup);
    const error = shownError(errors);
    email.setAttribute('aria-invalid', String(error !== undefined && error === errors.email));
    show(error);
    if (error) return;
    const { endpoint } = form.dataset;
    // Only the site's own endpoint sorts out machines.
    const told = endpoint ? undefined : (trap?.value ?? '');
    isSending = true;
    const hadFocus = form.contains(document.activeElement);
    showState();
    try {
      await sendSignup(endpoint ?? form.action, signup, told);
      form.reset();
      show(thanks, false);
    } catch (thrown) {
      console.error(thrown);
      show(thrown instanceof Error ? thrown.message : String(thrown));
    } finally {
      isSending = false;
      showState();
      // A button that is disabled loses the focus to the page, with the next frame: it goes to the message, or to the
      // button when that can be pressed again.
      const { activeElement } = document;
      const isLost = activeElement === document.body || (activeElement === button && button?.disabled);
      if (hadFocus && isLost) (button?.disabled ? said : button)?.focus();
    }
  }

  form.noValidate = true;
  showState();
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('keydown', onKeyDown, { signal });
  form.addEventListener('submit', onSubmit, { signal });
}

function inputsOf(form: HTMLFormElement): Record<string, HTMLInputElement | undefined> {
  return Object.fromEntries(Array.from(form.querySelectorAll('input'), (input) => [input.name, input]));
}
