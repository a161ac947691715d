import { EditorProvider, type EditorSelection, PortableTextEditable, useEditor } from '@portabletext/editor';
import { BehaviorPlugin, EventListenerPlugin, NodePlugin } from '@portabletext/editor/plugins';
import { getActiveListItem } from '@portabletext/editor/selectors';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textPatch } from '#canvas/changes/text-patch.ts';
import { wayOfKey } from '#canvas/keys/undo-keys.ts';
import type { FoundPages } from '#canvas/messages.ts';
import type { RichBlock, RichPatch } from '#canvas/text/rich-changes.ts';
import { newKey } from '#schemas/new-keys.ts';
import type { Way } from '../text/go-to-text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RichBar } from './rich-bar.tsx';
import { richBehaviors } from './rich-behaviors.ts';
import { richDeedOf } from './rich-key.ts';
import { activeLink, type StoredLink, setLink } from './rich-link.ts';
import { richNodes, Shown } from './rich-nodes.tsx';
import { type RichPoint, spanAt } from './rich-place.ts';
import { richSchema } from './rich-schema.ts';
import { RichSession } from './rich-session.ts';

const look =
  'cursor-text rounded-s outline-2 outline-offset-6 outline-current [anchor-name:--typed-text] [counter-reset:first_second_third]';

/** The props of the editor of a formatted text. */
export interface RichProps {
  /** Its blocks as they stand in the document. */
  value: readonly RichBlock[];
  title: string;
  /** The element in which the editor is drawn, in place of the page's own drawing of the text. */
  mount: HTMLElement;
  className: string;
  /** Where the caret begins: where the click was, or before the first letter; undefined where neither is known. */
  point: RichPoint | undefined;
  /** The elements by which the page shows the objects between paragraphs, by the keys of these. */
  shown: ReadonlyMap<string, HTMLElement>;
  write: (patches: RichPatch[]) => void;
  undo: (way: 'undo' | 'redo') => void;
  /** Ends typing; with a `way`, goes on to another text or to the bar of the section. */
  leave: (way?: Way) => void;
  titleOf: (id: string) => string | undefined;
  find: (words: string, take: (found: FoundPages) => void) => void;
}

/** Sanity's own editor for a formatted text, at the text's place on the page, with a bar of what the form offers. */
export default function RichEditor(props: RichProps) {
  const [begun, setBegun] = useState<{ number: number; at: EditorSelection }>({
    number: 0,
    at: props.point ? spanAt(props.value, props.point) : null,
  });
  const renew = (at: EditorSelection) => setBegun(({ number }) => ({ number: number + 1, at }));
  // Blocks as the lake stores them; the editor has a type of its own.
  const initialValue = [...props.value] as never;
  return (
    <EditorProvider
      key={begun.number}
      initialConfig={{ schemaDefinition: richSchema, initialValue, keyGenerator: newKey }}
    >
      <NodePlugin nodes={richNodes} />
      <Inside {...props} at={begun.at} renew={renew} />
    </EditorProvider>
  );
}

function Inside({
  value,
  title,
  mount,
  className,
  shown,
  at,
  write,
  undo,
  leave,
  titleOf,
  find,
  renew,
}: RichProps & { at: EditorSelection; renew: (at: EditorSelection) => void }) {
  const editor = useEditor();
  const [isReady, setIsReady] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<{ link: StoredLink | undefined }>();
  const latest = useRef({ write, renew, leave });
  latest.current = { write, renew, leave };
  const [session] = useState(
    () =>
      new RichSession(value, {
        // The editor's blocks are the lake's.
        read: () => editor.getSnapshot().context.value as unknown as readonly RichBlock[],
        take: (patches) =>
          editor.send({ type: 'patches', patches: patches.map(fromElsewhere) as never, snapshot: undefined }),
        renew: () => latest.current.renew(editor.getSnapshot().context.selection),
        refuse: () => latest.current.leave(),
        write: (patches) => latest.current.write(patches),
      }),
  );
  useLayoutEffect(() => session.told(value), [session, value]);

  const take = useEffectEvent((way: 'undo' | 'redo') => {
    session.write();
    undo(way);
  });
  const behaviors = useMemo(() => richBehaviors((way) => take(way)), []);
  const begin = useEffectEvent(() => {
    mount.dataset.rich = 'ready';
    session.begin();
    session.told(value);
    editor.send({ type: 'focus' });
    if (at) editor.send({ type: 'select', at });
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  const openLink = () => setLinked({ link: activeLink(editor.getSnapshot()) });
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOfKey(event);
    const deed = richDeedOf(event);
    if (way) take(way);
    else if (!deed || event.isComposing) return;
    else if (deed === 'link') openLink();
    else if (deed === 'tools') bar.current?.querySelector('select')?.focus();
    else if (deed === 'leave') stop('bar');
    else if (deed === 'next' || deed === 'previous') {
      // In a list, Tab nests the item.
      if (getActiveListItem(editor.getSnapshot())) return;
      stop(deed);
    } else editor.send({ type: 'decorator.toggle', decorator: deed });
    event.preventDefault();
    event.stopPropagation();
  });
  const stop = (way?: Way) => {
    session.write();
    leave(way);
  };
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    mount.addEventListener('keydown', (event) => hearKey(event), { signal, capture: true });
    mount.addEventListener('compositionstart', () => session.compose(true), { signal });
    mount.addEventListener('compositionend', () => session.compose(false), { signal });
    return () => over.abort();
  }, [mount, session]);
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      <EventListenerPlugin
        on={({ type }) => {
          if (type === 'patch') session.hear();
          else if (type === 'ready') setIsReady(true);
        }}
      />
      {createPortal(
        <Shown value={shown}>
          <PortableTextEditable
            className={clsx(className, look)}
            aria-label={title}
            onBlur={({ relatedTarget }) => {
              const isWithin =
                relatedTarget instanceof Element &&
                (mount.contains(relatedTarget) || relatedTarget.closest('[data-part=rich-bar], dialog'));
              // Leaving the window is not leaving the text.
              if (!isWithin && !mount.contains(document.activeElement)) stop();
            }}
          />
        </Shown>,
        mount,
      )}
      <RichBar bar={bar} text={mount} onLink={openLink} />
      {linked && (
        <LinkDialog
          link={linked.link}
          titleOf={titleOf}
          find={find}
          onSet={(link) => {
            setLinked(undefined);
            setLink(editor, link);
          }}
          onClose={() => {
            setLinked(undefined);
            editor.send({ type: 'focus' });
          }}
        />
      )}
    </>
  );
}

/** A change in the form of the editor's remote patches: the caret moves along with the letters around it. */
function fromElsewhere(patch: RichPatch): object {
  if (patch.type === 'insert') {
    const { after, ...insert } = patch;
    return { ...insert, origin: 'remote' };
  }
  if (patch.type !== 'text') return { ...patch, origin: 'remote' };
  const { path, before, after } = patch;
  const value = textPatch(before, after);
  if (value === undefined) return { type: 'set', path, value: after, origin: 'remote' };
  return { type: 'diffMatchPatch', path, value, origin: 'remote' };
}
