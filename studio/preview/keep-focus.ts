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
    // Only the frame hears a key that leaves it. When the focus then goes to something that is not of the form, a
    // person moved it, or a dialogue that asks something.
    if (isOfForm(target)) frame.focus();
    else end();
  };
  document.addEventListener('focusin', hear, options);
}

/**
 * Ends what `keepFocus` does, because an editor who clicks something else on the page meanwhile wants the form to have
 * the focus. Otherwise the form, whose field would lose it at once, would open two fields in turn without end.
 */
export const letFocusGo = (): void => kept?.abort();
