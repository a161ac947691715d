'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { mainButtonLook, panelLook } from '../canvas/canvas-look.ts';
import { CommentForm, type WrittenComment } from './comment-form.tsx';

/** Lets people who have a link to a draft comment on it. Only those who work on the draft can read the comments. */
export function DraftComments({ link }: { link: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [written, write] = useState<WrittenComment>({ name: '', words: '' });
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('select')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <section
      ref={panel}
      aria-label="Comment on this draft"
      className="fixed end-4 bottom-4 z-60 grid max-w-[calc(100vw-2rem)] justify-items-end gap-2 print:hidden"
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && isOpen && close()}
    >
      <p role="status" className={clsx(panelLook, 'px-4 py-2 text-s', !isSent && 'sr-only')}>
        {isSent && 'Thank you. The people who work on this page will read it.'}
      </p>
      {isOpen && (
        <div className={clsx(panelLook, 'max-h-[80vh] w-[min(24rem,calc(100vw-2rem))] overflow-auto')}>
          <CommentForm
            link={link}
            written={written}
            onWrite={write}
            onClose={close}
            onSent={() => {
              write({ ...written, words: '' });
              setSent(true);
              close();
            }}
          />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={clsx(mainButtonLook, 'shadow-lg', isOpen && 'sr-only')}
        aria-expanded={isOpen}
        onClick={() => {
          setSent(false);
          setOpen(true);
        }}
      >
        Comment
      </button>
    </section>
  );
}
