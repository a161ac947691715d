// Sanity's own names of the form, and of the dialogues in which it opens a field.
const parts = ['form-view', 'nested-object-dialog', 'edit-portal-dialog', 'popover-dialog'];
const selector = parts.map((part) => `[data-testid=${part}]`).join();

/**
 * Whether something is in a form, or in a dialogue in which a form opens a field. Sanity moves the focus to these by
 * itself.
 */
export const isOfForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(selector) !== null;
