import { itemPath } from '#canvas/changes/item-path.ts';
import '../text/text.css';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { changesOf, type RichBlock, type RichPatch } from '#canvas/text/rich-changes.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { Editing } from '../editing.ts';
import { holderOf } from '../section/holder-of.ts';
import { isSectionGone, sayGone } from '../section/section-gone.ts';
import { signEmptyTexts } from '../text/empty-texts.ts';
import { wayFrom } from '../text/go-to-text.ts';
import { TextNote } from '../text/text-note.tsx';
import { useTextClicks } from '../text/use-text-clicks.ts';
import { sayRichLimit } from './rich-limit.ts';
import {
  beginningOf,
  blocksIn,
  containerOf,
  isOnObject,
  objectsIn,
  pointAt,
  type RichPlace,
  type RichPoint,
  richPlace,
  wordsOfBlock,
} from './rich-place.ts';

// The editor is large, and needed only once somebody clicks a formatted text.
const load = () => import('./rich-editor.tsx');
const RichEditor = lazy(load);

interface Typed {
  place: RichPlace;
  mount: HTMLElement;
  className: string;
  point: RichPoint | undefined;
  shown: ReadonlyMap<string, HTMLElement>;
}

/** Lets editors type into a formatted text of the page where it stands, with its marks, links and lists. */
export function RichTyping({ target, documentOf, change, tell, mayEdit, find }: Editing) {
  const [typed, setTyped] = useState<Typed>();
  const typeOf = (name: string) => compiledTypes.get(name);

  function placeOf(element: Element): RichPlace | undefined {
    const place = richPlace(element, typeOf, documentOf);
    return place && mayEdit(place.target.id) ? place : undefined;
  }

  useLayoutEffect(() =>
    signEmptyTexts('[data-block]', (host) => {
      const title = placeOf(host)?.title;
      return title === undefined ? undefined : { host, title };
    }),
  );

  const open = ({ target, path }: RichPlace, key?: string) =>
    tell({ type: 'open', target, path: key ? itemPath(path, key) : path });

  function begin(place: RichPlace, point: RichPoint | undefined): void {
    const mount = document.createElement('div');
    mount.className = 'contents';
    mount.dataset.rich = '';
    // The keys of the editor are for it alone.
    mount.addEventListener('keydown', (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    });
    const { className } = place.container;
    setTyped({ place, mount, className, point, shown: objectsIn(place) });
    open(place);
  }

  useTextClicks({
    isFree: (element) => target !== undefined && mayEdit(holderOf(element, target, documentOf)),
    hostOf(element) {
      const place = placeOf(element);
      return place && !isOnObject(place, element) ? place.container : undefined;
    },
    isTyped: (element) => Boolean(typed?.mount.contains(element)),
    begin(host, { clientX, clientY }) {
      const place = placeOf(host);
      if (place) begin(place, pointAt(place, clientX, clientY));
    },
    again({ target: clicked }) {
      const object = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-object]') : null;
      if (typed) open(typed.place, object?.dataset.object);
    },
  });
  const typeHere = useEffectEvent((event: Event) => {
    const { target: text } = event;
    const place = text instanceof HTMLElement && text.matches('.rich') && placeOf(text);
    if (!place) return;
    event.preventDefault();
    begin(place, beginningOf(place.blocks));
  });
  useEffect(() => {
    document.addEventListener('canvas:write', typeHere);
    return () => document.removeEventListener('canvas:write', typeHere);
  }, []);
  useEffect(() => {
    // Loads the editor as soon as a pointer is pressed on a text, so that the first click waits less.
    const touch = ({ target: pressed }: PointerEvent) => {
      if (pressed instanceof Element && pressed.closest('.rich')) load().catch(console.warn);
    };
    window.addEventListener('pointerdown', touch, { capture: true, passive: true });
    return () => window.removeEventListener('pointerdown', touch, { capture: true });
  }, []);

  // React may have drawn the text in another element, and knows nothing of the one that stands in for it.
  useLayoutEffect(() => {
    if (!typed) return;
    const { place, mount } = typed;
    const container = place.container.isConnected ? place.container : containerOf(place);
    if (!container) {
      if (isSectionGone(place, documentOf)) sayGone(mount.innerText);
      return setTyped(undefined);
    }
    if (container !== place.container) setTyped({ ...typed, place: { ...place, container } });
    else if (mount.nextElementSibling !== container) container.before(mount);
  });
  const container = typed?.place.container;
  const followObjects = useEffectEvent(() => {
    if (!typed) return;
    const { place, shown } = typed;
    const blocks = blocksIn(typeOf(place.target.type), documentOf(place.target.id), place.path);
    const now = objectsIn({ ...place, blocks });
    if (now.size > 0 && [...now].some(([key, element]) => shown.get(key) !== element))
      setTyped({ ...typed, shown: now });
  });
  useEffect(() => {
    if (!container) return;
    // A replaced picture may be another element.
    const changes = new MutationObserver(followObjects);
    changes.observe(container, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [container]);
  const mount = typed?.mount;
  useLayoutEffect(() => () => mount?.remove(), [mount]);

  if (!typed) return null;
  const { place, point, className, shown } = typed;
  const { path, title, target: of, type } = place;
  const value = blocksIn(typeOf(of.type), documentOf(of.id), path);
  return (
    <>
      <TextNote said={sayRichLimit(value, title, type)} />
      <Suspense>
        <RichEditor
          key={`${of.id} ${path}`}
          {...{ value, title, mount: typed.mount, className, point, shown, find }}
          write={(patches: RichPatch[]) => change(of, changesOf(path, patches))}
          undo={(way) => tell({ type: way })}
          titleOf={(id) => {
            const page = documentOf(id);
            const words = fieldIn(page, 'title') ?? fieldIn(page, 'name');
            return typeof words === 'string' ? words : undefined;
          }}
          leave={(way) => {
            const goOn = way && wayFrom(typed.mount.firstElementChild ?? undefined, way);
            const left = blocksIn(typeOf(of.type), documentOf(of.id), path);
            if (left.length > 0 && left.every(isEmpty)) change(of, [{ unset: [path] }]);
            // The focus may already be in another text; then this one is left a second time.
            setTyped((now) => (now?.mount === typed.mount ? undefined : now));
            goOn?.();
          }}
        />
      </Suspense>
    </>
  );
}

/** Whether a block says nothing, like the one that the editor leaves when all text is deleted. */
const isEmpty = (block: RichBlock): boolean => block._type === 'block' && wordsOfBlock(block) === '';
