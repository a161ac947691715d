/** The path one level above; `/` for the first level, and null for the home page. */
export function parentOf(path: string): string | null {
  if (path === '/') return null;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
