import { CloseIcon } from '@sanity/icons/Close';
import { clsx } from 'clsx';
import { useId } from 'react';
import { buttonLook, mainButtonLook, panelLook } from '../canvas-look.ts';
import type { Upload } from './picture-uploads.ts';

/**
 * A note about an upload: how far it is, why it failed, how the picture is described, or the question what to do with a
 * heavy one.
 */
export function UploadNote({ words, isFault, close, describe, decide }: Upload) {
  const id = useId();
  const look = clsx('max-w-96 px-3 py-2 text-s', panelLook, isFault && 'text-red');
  if (!decide)
    return (
      <div className={clsx(look, 'flex items-start gap-2')} data-part="upload-note">
        <div className="flex-1 py-1">
          <p role={isFault ? 'alert' : 'status'}>{words}</p>
          {describe && (
            <button type="button" className={clsx(buttonLook, '-ml-1.5 text-teal')} onClick={describe.go}>
              {describe.label}
            </button>
          )}
        </div>
        {close && (
          <button type="button" aria-label="Close" className={clsx(buttonLook, 'text-ink')} onClick={close}>
            <CloseIcon />
          </button>
        )}
      </div>
    );
  return (
    <div
      role="alertdialog"
      aria-label="A heavy picture"
      aria-describedby={id}
      data-part="canvas-dialog"
      className={clsx(look, 'flex flex-col gap-2')}
      onKeyDown={({ key }) => key === 'Escape' && decide('leave')}
    >
      <p id={id}>{words}</p>
      <div className="flex flex-wrap gap-1">
        {/* biome-ignore lint/a11y/noAutofocus: it asks, and is answered by Enter or Escape */}
        <button type="button" autoFocus className={mainButtonLook} onClick={() => decide('shrink')}>
          Make it smaller
        </button>
        <button type="button" className={clsx(buttonLook, 'px-3')} onClick={() => decide('keep')}>
          Upload as it is
        </button>
        <button type="button" className={clsx(buttonLook, 'px-3')} onClick={() => decide('leave')}>
          Leave out
        </button>
      </div>
    </div>
  );
}
