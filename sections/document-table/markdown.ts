import { intro, link, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import { siteAddress } from '#ui/picture/picture-source.ts';
import type { Props } from './contract.ts';
import { fileSize } from './file-size.ts';

/** Each document with what it is, its date, and where to get it. */
export function markdown({ documents, note, ...words }: Props): Markdown {
  const items = documents.map(({ title, text, sort, date, access, href, linkLabel, files }) => [
    ...paragraph(strong(title), [sort, date, access].flatMap((fact) => (fact ? `, ${fact}` : [])).join('')),
    ...paragraph(text),
    ...(href ? paragraph(link(linkLabel, href)) : []),
    ...files.flatMap(({ label, src, size }) =>
      src ? paragraph(link(label, siteAddress(src)), size === null ? null : ` (${fileSize(size)})`) : [],
    ),
  ]);
  return [...intro(words), ...list(items), ...paragraph(note)];
}
