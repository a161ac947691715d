import { Icon } from '../icon/icon.tsx';

/** What is done or promised, each line with a check mark. Nothing when there is no line. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-3.5 text-ink">
      {items.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line that is typed into stays the same one, and none has a state
        <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
          <Icon name="check" className="mt-[0.25em] text-teal" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
