/** The elements behind one that fills the window: its siblings, and those of all its ancestors. */
export function pageBehind(element: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement) behind.push(other);
  return behind;
}
