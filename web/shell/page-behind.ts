/** What stands beside an element on the page and beside all that hold it: what is behind it while it fills the window. */
export function pageBehind(element: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement) behind.push(other);
  return behind;
}
