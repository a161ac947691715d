import { RedoIcon } from '@sanity/icons/Redo';
import { UndoIcon } from '@sanity/icons/Undo';
import { useMemo } from 'react';
import { type DocumentFieldAction, defineDocumentFieldAction } from 'sanity';
import { ask } from './ask.ts';
import { useNext } from './history.ts';
import type { Way } from './steps.ts';

/** The button above a form that takes back what was done last. */
export const undoAction = actionOf('undo', 'Undo', UndoIcon);

/** The button above a form that does again what was taken back last. */
export const redoAction = actionOf('redo', 'Redo', RedoIcon);

function actionOf(way: Way, title: string, icon: typeof UndoIcon): DocumentFieldAction {
  return defineDocumentFieldAction({
    name: `tessera/${way}`,
    useAction({ path }) {
      const what = useNext(way)?.what;
      const isHidden = path.length > 0;
      // Another object would be another action to the Studio, which then asks anew.
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
