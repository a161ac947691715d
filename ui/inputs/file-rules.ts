import type { ReactNode } from 'react';

/** Which files a field takes. */
export interface FileRules {
  /** As the attribute of a file input: extensions (`.pdf`), types (`image/png`) and families (`image/*`). */
  accept?: string;
  maxBytes?: number;
}

/** The rules in words, such as "PDF or DOCX, up to 5 MB"; empty without any. */
export function describeRules({ accept, maxBytes }: FileRules): string {
  const size = maxBytes && `up to ${describeBytes(maxBytes)}`;
  return [accept && describeTypes(accept), size].filter(Boolean).join(', ').replace(/^u/, 'U');
}

/** What is said beside a field of files: its own hint, and the rules. */
export const hintWithRules = (hint: ReactNode, rules: FileRules): string =>
  [hint, describeRules(rules)].filter(Boolean).join('. ');

/** What keeps a file out, as a sentence for whoever chose it; undefined when nothing does. */
export function refuseFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileRules,
): string | undefined {
  if (accept && !typesOf(accept).some((type) => isOfType(file, type)))
    return `“${file.name}” is not of a type that can be sent: ${describeTypes(accept)}`;
  if (maxBytes !== undefined && file.size > maxBytes)
    return `“${file.name}” has ${describeBytes(file.size)}, but ${describeBytes(maxBytes)} is the most`;
}

/** A number of bytes for people, in decimal units as their systems show it. */
export function describeBytes(bytes: number): string {
  const [unit, name] = bytes < 1e6 ? [1e3, 'KB'] : bytes < 1e9 ? [1e6, 'MB'] : [1e9, 'GB'];
  // Rounded up, so that a file just above a limit never reads as if it were at it.
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
