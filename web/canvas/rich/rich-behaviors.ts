import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors';
import { linking, linkPasted } from './rich-link.ts';
import { blocksOfHtml } from './rich-paste.ts';

/**
 * What the editor of a formatted text does differently from its defaults: pasted HTML is tidied, an address pasted over
 * selected words makes them a link, and undo and redo are left to the Studio.
 */
export const richBehaviors = (undo: (way: 'undo' | 'redo') => void) => [
  defineBehavior({
    on: 'clipboard.paste',
    guard({ snapshot, event }) {
      const link = linkPasted(snapshot, event.originEvent.dataTransfer.getData('text/plain'));
      return link ? { link } : false;
    },
    actions: [({ snapshot }, { link }) => [raise(linking(snapshot, link))]],
  }),
  defineBehavior({
    on: 'deserialize.data',
    guard({ event }) {
      const { dataTransfer } = event.originEvent.originEvent;
      // Some browsers offer plain text in both forms.
      if (event.mimeType !== 'text/html' || event.data === dataTransfer.getData('text/plain')) return false;
      const blocks = blocksOfHtml(event.data);
      return blocks.length > 0 && { blocks };
    },
    actions: [
      ({ event }, { blocks }) => [
        raise({
          type: 'deserialization.success',
          // Blocks as the lake stores them; the editor has a type of its own.
          data: blocks as never,
          mimeType: 'text/html',
          originEvent: event.originEvent,
        }),
      ],
    ],
  }),
  ...(['undo', 'redo'] as const).map((way) =>
    defineBehavior({ on: `history.${way}`, actions: [() => [effect(() => undo(way))]] }),
  ),
];
