import { Icon } from '../icon/icon.tsx';

/** What is done or promised, each line with a check mark. Nothing when there is no line. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="check-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none changes its place
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
