import { heading, intro, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Each question with the answers of all columns. */
export function markdown({ columns, rows, note, ...words }: Props): Markdown {
  return [
    ...intro(words),
    ...list(columns.map(({ title, text }) => paragraph(strong(title), text && `: ${text}`))),
    ...rows.flatMap(({ title, cells }) => [
      ...heading(3, title),
      ...list(
        columns.map((column, place) => {
          const cell = cells[place];
          return cell
            ? paragraph(strong(column.title), `: ${cell.answer}`, cell.text && `, ${cell.text}`)
            : [];
        }),
      ),
    ]),
    ...paragraph(note),
  ];
}
