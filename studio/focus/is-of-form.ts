// By Sanity's own names: the form, and what it opens a field in.
const parts = ['form-view', 'nested-object-dialog', 'edit-portal-dialog', 'popover-dialog'];
const selector = parts.map((part) => `[data-testid=${part}]`).join();

/** Whether something is a part of a form, or of what a form opens a field in: Sanity gives these the focus by itself. */
export const isOfForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(selector) !== null;
