/** The fields of a submission that go into a table. */
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
 * Submissions as a table in CSV (RFC 4180): a row for each, and a column for each field that any of them has, named as
 * visitors saw it. No program that reads it runs a formula that a visitor wrote: an apostrophe goes before everything
 * that would begin one, also where a program that separates cells by semicolons or tabs, as Excel does in much of
 * Europe, would begin a cell.
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
  // The byte order mark tells spreadsheet programs that this is UTF-8.
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

// To a program with other separators the quotes around a cell mean nothing, so that each line within a cell is a row of
// its own.
const formula = /((?:^|[;\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;

function cellOf(value: string | null | undefined): string {
  const text = (value ?? '').replaceAll(formula, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
