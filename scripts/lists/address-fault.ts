import { checkPath } from '#schemas/path/path-form.ts';

/**
 * Why documents of a type cannot be reached below a folder such as `/customers`, in a sentence; undefined when they
 * can.
 */
export function folderFault(folder: string): string | undefined {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(folder))
    return `"${folder}" cannot be the folder of a type. Use a / and then lowercase letters, digits and hyphens, such as /customers.`;
  const answer = checkPath({ current: `${folder}/any` });
  return answer === true ? undefined : answer;
}

/**
 * What is wrong with the addresses of types, in a sentence each; `patterns` are those of the `address.ts` files, by
 * type.
 */
export function addressFaults(patterns: Readonly<Record<string, string>>): string[] {
  const all = Object.entries(patterns).filter(([, pattern]) => pattern !== ':path');
  return all.flatMap(([type, pattern], at) => {
    const file = `pages/${type}/address.ts`;
    const [, folder] = /^(.*)\/:slug$/.exec(pattern) ?? [];
    if (folder === undefined)
      return `${file}: "${pattern}" is not an address of a type. A folder followed by "/:slug" was expected, such as /${type}/:slug, or ":path".`;
    const fault = folderFault(folder);
    if (fault) return `${file}: ${fault}`;
    const [other] = all.slice(0, at).find(([, one]) => one === pattern) ?? [];
    return other
      ? `pages/${other}/address.ts and ${file} say the same: "${pattern}". Give one of the types another folder.`
      : [];
  });
}
