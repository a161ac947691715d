'use client';

import { clsx } from 'clsx';
import { type FormEvent, useEffect, useState } from 'react';
import { maxCommentName, maxCommentWords } from '#limits/taken-comments.ts';
import { buttonLook, inputLook, mainButtonLook } from '../canvas/canvas-look.ts';
import { sectionAround } from '../canvas/section/section-around.ts';
import { sayComment } from './say-comment.ts';
import { frameSection, sectionsOnPage } from './sections-on-page.ts';

/** What somebody has written so far. */
export interface WrittenComment {
  name: string;
  words: string;
}

const ofLabel = 'grid gap-1 text-xs font-semibold';

/**
 * The form for a comment on a draft, or on one of its sections, which is chosen from a list or by a click on the page.
 * What is written stays with the caller, so that it is still there when the form is closed and opened again.
 */
export function CommentForm({
  link,
  written,
  onWrite,
  onSent,
  onClose,
}: {
  link: string;
  written: WrittenComment;
  onWrite: (written: WrittenComment) => void;
  onSent: () => void;
  onClose: () => void;
}) {
  const [sections] = useState(sectionsOnPage);
  const [section, setSection] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  useEffect(() => (section ? frameSection(section) : undefined), [section]);
  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const at = sectionAround(event.target);
      if (at === undefined) return;
      // While a section is being chosen, a click must not follow a link or press a button.
      event.preventDefault();
      event.stopPropagation();
      setSection(at);
    };
    document.addEventListener('click', choose, true);
    return () => document.removeEventListener('click', choose, true);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      await sayComment({ link, section: section || undefined, ...written });
      onSent();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-3 p-5" onSubmit={send}>
      <label className={ofLabel}>
        About
        <select
          className={inputLook}
          value={section}
          onChange={({ currentTarget }) => setSection(currentTarget.value)}
        >
          <option value="">The whole page</option>
          {sections.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
        <span className="font-normal text-quiet">Or click a section on the page.</span>
      </label>
      <label className={ofLabel}>
        Your name
        <input
          className={inputLook}
          name="name"
          autoComplete="name"
          maxLength={maxCommentName}
          required
          value={written.name}
          onChange={({ currentTarget }) => onWrite({ ...written, name: currentTarget.value })}
        />
      </label>
      <label className={ofLabel}>
        Comment
        <textarea
          className={clsx(inputLook, 'min-h-28 py-2')}
          name="words"
          rows={4}
          maxLength={maxCommentWords}
          required
          value={written.words}
          onChange={({ currentTarget }) => onWrite({ ...written, words: currentTarget.value })}
        />
      </label>
      {fault && (
        <p className="text-s" role="alert">
          {fault}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <button type="button" className={buttonLook} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={mainButtonLook} disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send'}
        </button>
      </div>
    </form>
  );
}
