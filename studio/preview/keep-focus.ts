import { isOfForm } from '../focus/is-of-form.ts';

const maxOpenMs = 10_000; // the time in which a form opens a field and all that it lies in, on a slow machine too

let kept: AbortController | undefined;

/** Keeps the focus in the frame that has it while the form opens a field, until a person moves it. */
export function keepFocus(): void {
  letFocusGo();
  const frame = document.activeElement;
  if (!(frame instanceof HTMLIFrameElement)) return;
  const over = new AbortController();
  kept = over;
  const options = { signal: AbortSignal.any([over.signal, AbortSignal.timeout(maxOpenMs)]), capture: true };
  const end = () => over.abort();
  for (const own of ['pointerdown', 'keydown']) document.addEventListener(own, end, options);
  const hear = ({ target }: FocusEvent) => {
    if (target === frame) return;
    // A formatted text takes the focus with a selection. Only the frame hears a key that leaves it: when the focus then
    // goes to something that is not of the form, a person moved it, or a dialogue that asks something.
    if (isOfForm(target)) frame.focus();
    else end();
  };
  document.addEventListener('focusin', hear, options);
  refuseForm(options.signal);
}

/**
 * Has the Studio's own code not focus anything of a form until a signal. A frame that loses the focus even for a moment
 * loses which of its elements had it, and Sanity, refused by a field, tries every other one of the form in turn.
 */
function refuseForm(signal: AbortSignal): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isOfForm(this)) focus.call(this, options);
  };
  const restore = () => {
    HTMLElement.prototype.focus = focus;
  };
  signal.addEventListener('abort', restore, { once: true });
}

/**
 * Ends what `keepFocus` does, because an editor who clicks something else on the page meanwhile wants the form to have
 * the focus. Otherwise the form, whose field would lose it at once, would open two fields in turn without end.
 */
export const letFocusGo = (): void => kept?.abort();
