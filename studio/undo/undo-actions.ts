import { RedoIcon } from '@sanity/icons/Redo';
import { UndoIcon } from '@sanity/icons/Undo';
import { useMemo } from 'react';
import { type DocumentFieldAction, defineDocumentFieldAction } from 'sanity';
import { ask } from './ask.ts';
import { useNext } from './history.ts';
import type { Way } from './steps.ts';

/** The undo button above a form. */
export const undoAction = actionOf('undo', 'Undo', UndoIcon);

/** The redo button above a form. */
export const redoAction = actionOf('redo', 'Redo', RedoIcon);

function actionOf(way: Way, title: string, icon: typeof UndoIcon): DocumentFieldAction {
  return defineDocumentFieldAction({
    name: `tessera/${way}`,
    useAction({ path }) {
      const what = useNext(way)?.what;
      const isHidden = path.length > 0;
      // The Studio would take a new object for another action, and compute all actions again.
      return useMemo(
        () => ({
          type: 'action' as const,
          hidden: isHidden,
          renderAsButton: true,
          icon,
          title: what ? `${title}: ${what}` : `Nothing to ${way}`,
          disabled: !what,
          onAction: () => ask(way),
        }),
        [what, isHidden, way, title, icon],
      );
    },
  });
}
