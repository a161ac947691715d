import type { FieldRow } from './field-rows.ts';

/** The fields of a kind as a ledger: what each is called, what it is for, and what it demands. */
export function FieldList({ rows }: { rows: FieldRow[] }) {
  return (
    <ul className="lines gallery-rows">
      {rows.map(({ path, title, description, form, required, limits }) => (
        <li key={path}>
          <div>
            <strong>{title}</strong>
            <code>{path}</code>
          </div>
          <p>{description}</p>
          <p className="mono">
            {[form, required ? 'required' : 'may stay empty', ...limits].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
