/** What is imported and is no code: style sheets and pictures. */
export const neverCode = /\.(?:css|scss|sass|less|png|jpe?g|gif|webp|avif|svg|ico)$/;

/** Whether a file is one of a library. */
export const isOfLibrary = (file: string): boolean => file.includes('/node_modules/');

/** A file and all that it comes to by imports. */
export function reached(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([file]);
  for (const one of found) for (const other of imports.get(one) ?? []) found.add(other);
  return [...found];
}
