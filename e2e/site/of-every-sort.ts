/** All pages at the top, and of those that stand below the same place, such as the posts, only the first `most`. */
export function ofEverySort(paths: readonly string[], most = 3): string[] {
  const bySort = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...bySort].flatMap(([sort, all]) => (sort === '' ? all : all.slice(0, most)));
}
