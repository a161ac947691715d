import clsx from 'clsx';
import type { IconName } from './icon-names.ts';

/**
 * An icon in the colour and size of the text around it (`1.25em`). It refers to the site's one sprite, so that it
 * costs a page a few bytes and no JavaScript. It is decorative unless `label` names it for screen readers.
 */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      className={clsx('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
