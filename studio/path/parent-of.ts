/** The path above another, `/` above those of the first level; null above the home page. */
export function parentOf(path: string): string | null {
  if (path === '/') return null;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
