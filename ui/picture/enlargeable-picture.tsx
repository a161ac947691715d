import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Picture } from './picture.tsx';
import { inSchemes, pictureRect, pictureUrl } from './picture-source.ts';

const disc =
  'grid cursor-pointer place-items-center rounded-full border border-line bg-raised text-ink hover:text-teal';

const shown = { light: 'dark:hidden', dark: 'hidden dark:block', both: '' };

/**
 * A picture with details to read, which can be enlarged: to the whole window, and on phones beyond it, so that it
 * scrolls sideways. The browser does this without a script, and loads the large picture when it is opened: in a modal
 * dialog, or in a popover in browsers without buttons that open dialogs.
 */
export function EnlargeablePicture(props: ComponentProps<typeof Picture>) {
  const id = useId();
  // Several may stand on a page, so each has a name of its own.
  const { alt } = props.picture;
  // React's types do not know these attributes yet.
  const opens = { command: 'show-modal', commandfor: id };
  const closes = { command: 'close', commandfor: id };
  return (
    <div className="relative">
      <Picture {...props} />
      <button
        type="button"
        popoverTarget={id}
        {...opens}
        aria-label={alt ? `Enlarge: ${alt}` : 'Enlarge the picture'}
        className={`${disc} absolute end-1 bottom-1 size-9 tablet:end-2 tablet:bottom-2 print:hidden`}
      >
        <Icon name="search" />
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={alt || 'The picture, enlarged'}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-auto overscroll-contain border-0 bg-ground p-4 text-ink open:grid"
      >
        {inSchemes(props.picture).map(({ picture, scheme }) => {
          const rect = pictureRect(picture, props.aspectRatio);
          return (
            <picture key={scheme} className={clsx('m-auto', shown[scheme])}>
              <img
                src={pictureUrl(picture, rect, rect.width)}
                width={rect.width}
                height={rect.height}
                alt={picture.alt}
                loading="lazy"
                className="h-auto w-176 max-w-none tablet:max-h-[calc(100dvh-2rem)] tablet:w-auto tablet:max-w-full"
              />
            </picture>
          );
        })}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          {...closes}
          aria-label="Close"
          className={`${disc} fixed end-4 top-4 size-11`}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </div>
  );
}
