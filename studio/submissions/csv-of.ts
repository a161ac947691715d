/** What a visitor has sent, as it is read for a table. */
export interface Sent {
  form?: string | null;
  page?: string | null;
  submittedAt?: string | null;
  fields?:
    | readonly {
        name?: string | null;
        label?: string | null;
        value?: string | null;
        file?: { url?: string | null } | null;
      }[]
    | null;
}

/**
 * A table of what was sent, as text with commas (RFC 4180): a row for each, a column for each field that one of them has, named as
 * visitors saw it. A program that reads it runs nothing of what visitors wrote: before what would begin a formula stands an apostrophe, also
 * where a program that parts cells by semicolons or tabs, as Excel does in much of Europe, would have a cell begin.
 */
export function csvOf(sent: readonly Sent[]): string {
  const names = new Map<string, string>();
  for (const { name, label } of sent.flatMap(({ fields }) => fields ?? []))
    if (name && !names.has(name)) names.set(name, label || name);
  const head = ['Sent', 'Form', 'Page', ...names.values()];
  const rows = sent.map(({ submittedAt, form, page, fields }) => [
    submittedAt,
    form,
    page,
    ...[...names.keys()].map((wanted) =>
      (fields ?? [])
        .filter(({ name }) => name === wanted)
        .map(({ value, file }) => file?.url ?? value ?? '')
        .join('; '),
    ),
  ]);
  // By the mark at its start, programs for tables know that it is UTF-8.
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

// To such a program the quotes around a cell part nothing: a line within it is a row of its own.
const formula = /((?:^|[;\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;

function cellOf(value: string | null | undefined): string {
  const text = (value ?? '').replaceAll(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
