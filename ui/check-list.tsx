import { Icon } from './icon.tsx';

/** What is done or promised, each line with a check mark. Nothing when there is no line. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
