/** The path of an item of a list that has keys, such as `sections[_key=="a"]`. */
export const itemPath = (list: string, key: string): string => `${list}[_key=="${key}"]`;

/** The list and the key in the path of an item; undefined for a path that does not end with a key. */
export function readItemPath(path: string): { list: string; key: string } | undefined {
  const [, list, key] = /^(.*)\[_key=="([^"]*)"\]$/s.exec(path) ?? [];
  return list === undefined || key === undefined ? undefined : { list, key };
}
