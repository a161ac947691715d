import { defaultLabels } from '../default-labels.ts';
import { Icon } from '../icon/icon.tsx';

/** A remark set apart from the text; an important one takes the colour of attention and says so. */
export function Callout({
  title,
  text = defaultLabels.text,
  important = false,
}: {
  title?: string | null;
  text?: string;
  important?: boolean;
}) {
  return (
    <aside className="callout" data-important={important ? '' : undefined}>
      {(title || important) && (
        <p className="callout-title">
          {important && <Icon name="alert" label="Important" />}
          {title || 'Important'}
        </p>
      )}
      <p>{text}</p>
    </aside>
  );
}
