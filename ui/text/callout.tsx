import clsx from 'clsx';
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
    <aside
      className={clsx(
        'grid gap-1.5 border border-s-3 border-line bg-raised px-6 py-5 print:break-inside-avoid',
        important ? 'border-s-glow' : 'border-s-teal',
      )}
    >
      {(title || important) && (
        <p className={clsx('flex items-center gap-2 font-semibold', important && 'text-amber')}>
          {important && <Icon name="alert" label="Important" />}
          {title || 'Important'}
        </p>
      )}
      <p>{text}</p>
    </aside>
  );
}
