/**
 * The language that a file is parsed as, by its ending, whatever query a bundler has put behind it: TypeScript, which
 * has JSX only in `.tsx`; anything else may have JSX, `.js` too, into which Sanity's templates write it.
 */
export function parserLanguage(file: string): 'ts' | 'tsx' | 'jsx' {
  const path = file.replace(/\?.*$/s, '');
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(path) ? 'ts' : 'jsx';
}
