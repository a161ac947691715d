import { isOfForm } from '../focus/is-of-form.ts';

const maxOpenMs = 10_000; // in which a form opens a field and whatever it lies in, on a slow machine as well

let kept: AbortController | undefined;

/** Leaves the focus in the frame that has it, whatever the form takes it to while it opens a field; not what a person does. */
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
    // A key that leaves the frame is heard by the frame alone: beside the form, it was a person, or a dialogue that asks her.
    if (isOfForm(target)) frame.focus();
    else end();
  };
  document.addEventListener('focusin', hear, options);
}

/**
 * Ends what `keepFocus` does: who clicks something else on the page meanwhile wants the form to have the focus. A form whose field loses
 * it at once opens two fields in turn, without an end.
 */
export const letFocusGo = (): void => kept?.abort();
