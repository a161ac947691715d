import { Icon } from '../icon/icon.tsx';
import { keyedTexts } from './keyed-texts.ts';

/** What is done or promised, each line with a check mark. Nothing when there is no line. */
export function CheckList({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="check-list">
      {keyedTexts(items).map(({ key, text }) => (
        <li key={key}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
