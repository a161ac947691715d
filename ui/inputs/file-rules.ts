import type { ReactNode } from 'react';

/** Which files a field takes. */
export interface FileRules {
  /** As for a file input: extensions (`.pdf`), types (`image/png`) and families (`image/*`). */
  accept?: string;
  maxBytes?: number;
}

/** The rules in words, such as "PDF or DOCX, up to 5 MB"; empty where there are none. */
export function describeRules({ accept, maxBytes }: FileRules): string {
  const size = maxBytes && `up to ${describeBytes(maxBytes)}`;
  return [accept && describeTypes(accept), size].filter(Boolean).join(', ').replace(/^u/, 'U');
}

/** The hint of a file field: its own, followed by the rules. */
export const hintWithRules = (hint: ReactNode, rules: FileRules): string =>
  [hint, describeRules(rules)].filter(Boolean).join('. ');

/** Returns the reason why a file is refused, in a sentence for the visitor; undefined if it is accepted. */
export function refuseFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
): string | undefined {
  if (accept && !typesOf(accept).some((type) => isOfType(file, type)))
    return `“${file.name}” cannot be sent: choose a file of type ${describeTypes(accept)}`;
  if (maxBytes !== undefined && file.size > maxBytes)
    return `“${file.name}” is ${describeBytes(file.size)}, but the limit is ${describeBytes(maxBytes)}`;
}

/** A number of bytes in decimal units, as operating systems show it. */
export function describeBytes(bytes: number): string {
  const [unit, name] = bytes < 1e6 ? [1e3, 'KB'] : bytes < 1e9 ? [1e6, 'MB'] : [1e9, 'GB'];
  // Rounded up, so that a file slightly above a limit never seems to be at it.
  return `${Math.ceil((bytes / unit) * 10) / 10} ${name}`;
}

const typesOf = (accept: string): string[] => accept.split(',').map((type) => type.trim().toLowerCase());

function describeTypes(accept: string): string {
  const names = typesOf(accept).map((type) => {
    const [family, form = ''] = type.split('/');
    return form === '*' ? `any ${family}` : (form || type.slice(1)).toUpperCase();
  });
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(names));
}

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
  return type === wanted;
}
