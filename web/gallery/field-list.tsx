import type { FieldRow } from './field-rows.ts';

/** The fields of a kind as a table: their names, what they are for, and what they demand. */
export function FieldList({ rows }: { rows: FieldRow[] }) {
  return (
    <ul className="lines mt-6 text-s/[1.65]">
      {rows.map(({ path, title, description, form, required, limits }) => (
        <li key={path} className="grid gap-x-6 gap-y-2 py-4 desk:grid-cols-[3fr_5fr_4fr]">
          <div>
            <strong className="block font-medium wrap-anywhere">{title}</strong>
            <code className="block text-[0.85em]/[1.5] font-medium wrap-anywhere text-quiet">{path}</code>
          </div>
          <p className="text-quiet">{description}</p>
          <p className="mono flex flex-wrap content-start gap-x-4 text-quiet">
            {[form, required ? 'required' : 'may stay empty', ...limits].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
