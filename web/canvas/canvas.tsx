'use client';

import type { Editing } from './editing.ts';
import { Guide } from './guide.tsx';
import { Notice } from './notice.tsx';
import { RichTyping } from './rich/rich-typing.tsx';
import { Sections } from './sections.tsx';
import { TextTyping } from './text/text-typing.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useComeBack } from './use-come-back.ts';

/** All that lies on a page in preview for editors who edit it there. */
export function Canvas(editing: Editing) {
  useComeBack();
  return (
    <>
      <Notice {...editing} />
      <Sections {...editing} />
      <TextTyping {...editing} />
      <RichTyping {...editing} />
      <UndoBar {...editing} />
      <Guide {...editing} />
    </>
  );
}
