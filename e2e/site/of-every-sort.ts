/** All pages at the top level, and of the pages below one path, such as the posts, only the first `most`. */
export function ofEverySort(paths: readonly string[], most = 3): string[] {
  const bySort = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...bySort].flatMap(([sort, all]) => (sort === '' ? all : all.slice(0, most)));
}
