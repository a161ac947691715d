/**
 * Chooses in the selects of a form what the address of its page asks for by their names, such as "?plan=Team". What somebody has chosen
 * stays, and what is no choice changes nothing.
 */
export function chooseAsked(form: HTMLFormElement, search: string): void {
  for (const [name, asked] of new URLSearchParams(search)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement) || field.value !== '') continue;
    if ([...field.options].some(({ value }) => value === asked)) field.value = asked;
  }
}
