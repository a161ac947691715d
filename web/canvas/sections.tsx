import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { guideSteps } from '#canvas/guide-steps.ts';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { copiedWords } from './bar/bar-deeds.ts';
import { ContentBar } from './bar/content-bar.tsx';
import { SectionBar } from './bar/section-bar.tsx';
import { buttonLook, panelLook } from './canvas-look.ts';
import { ColleagueFrames } from './colleague-frames.tsx';
import { CommentPins } from './comment-pins.tsx';
import type { Editing } from './editing.ts';
import { type Gap, Inserting } from './insert/inserting.tsx';
import { sayOnPage } from './note.ts';
import { freeAt, spotsOf } from './pictures/picture-spots.ts';
import { Pictures } from './pictures/pictures.tsx';
import { type SectionActions, sectionActions } from './section/section-actions.ts';
import { scrollToSection, usePlaces } from './section/section-places.ts';
import { useSelection } from './section/section-selection.ts';
import { focusBar } from './section/show-inserted.ts';

/**
 * All that editors do with the sections of the page on the page itself. Where the page may not be changed, the texts
 * and pictures of its shared sections still can be.
 */
export function Sections(editing: Editing) {
  const { target, documentOf, mayEdit, guide, colleagues, comments, tell } = editing;
  const drawn = usePlaces();
  const places = drawn.sections;
  const [selected, select] = useSelection();
  const [adding, setAdding] = useState<Gap>();
  const [pictured, goToPictures] = useState<{ key: string }>();
  const root = useLayer();
  const step = guide === undefined ? undefined : guideSteps[guide]?.name;
  const first = places[0]?.key;
  useEffect(() => {
    // These steps of the guide point at what only a selected section has.
    if ((step === 'add' || step === 'bar') && !selected && first) select(first);
  }, [step, selected, first, select]);
  const types = target ? typesIn(target.type) : [];
  const isArranged = target && mayEdit(target.id) && types.length > 0;
  const made = target && sectionActions(editing, target, types, select);
  const actions = isArranged ? made : undefined;
  useCopying(selected, actions);
  const said = useRef<string>(undefined);
  const sayWhere = useEffectEvent((section: string | undefined) => {
    if (target && section !== said.current) tell({ type: 'at', target, section: section ?? null });
    said.current = section;
  });
  useEffect(() => sayWhere(selected), [selected]);
  if (!root || !target || !made || !drawn.list) return null;

  const goTo = (key: string | undefined) => {
    // Draws the bar synchronously, because the next key press is meant for it.
    flushSync(() => select(key));
    if (key === undefined) return root.querySelector<HTMLElement>('[data-part=canvas-entry]')?.focus();
    scrollToSection(key);
    focusBar();
    // On a click the overlay does this.
    if (actions) tell({ type: 'open', target, path: sectionPath(key) });
  };
  const namesAt = (key: string) =>
    colleagues.flatMap(({ name, id, section }) => {
      const held = actions?.contentOf(key);
      const isThere = id === target.id ? section === key : id === held?.target.id;
      return isThere ? [name] : [];
    });
  const page = { target, documentOf, mayEdit };
  const place = places.find(({ key }) => key === selected);
  const isReached = (key: string) => actions !== undefined || freeAt(key, page) !== undefined;
  const reached = places.find(({ key }) => isReached(key));
  const bar = place &&
    isReached(place.key) && {
      place,
      onSelect: goTo,
      onPictures: spotsOf(place.key, page).length > 0 ? () => goToPictures({ key: place.key }) : undefined,
    };
  return createPortal(
    <>
      {(actions || reached) && (
        <button
          type="button"
          data-part="canvas-entry"
          className={`not-focus-visible:sr-only fixed top-2 left-2 z-60 ${buttonLook} ${panelLook}`}
          onClick={() => (reached ? goTo(reached.key) : setAdding({}))}
        >
          {actions ? 'Edit the sections of this page' : 'Edit the shared sections of this page'}
        </button>
      )}
      {bar && !actions && (
        <ContentBar key={bar.place.key} {...bar} title={made.titleOf(bar.place.key)} isReached={isReached} />
      )}
      {actions && (
        <>
          {bar && <SectionBar key={bar.place.key} {...bar} actions={actions} />}
          <ColleagueFrames places={places} namesAt={namesAt} />
          <CommentPins
            places={places}
            countAt={(key) =>
              comments.find(({ id, section }) => id === target.id && section === key)?.count ?? 0
            }
            titleOf={actions.titleOf}
            onRead={(section) => tell({ type: 'read-comments', target, section })}
          />
        </>
      )}
      <Pictures {...editing} page={page} wanted={pictured} selected={place} />
      {actions && (
        <Inserting
          {...editing}
          {...{ places: drawn, selected, types, actions, adding }}
          onAdding={setAdding}
        />
      )}
    </>,
    root,
  );
}

/** Copies and pastes the selected section by the system's keys, unless they are meant for a text. */
function useCopying(selected: string | undefined, actions: SectionActions | undefined): void {
  const follow = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isText =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(input|textarea)$/i.test(target.tagName));
    if (!selected || !actions || !clipboardData || isText || getSelection()?.isCollapsed === false) return;
    if (event.type === 'copy') {
      clipboardData.setData('text/plain', actions.copy(selected));
      sayOnPage(copiedWords);
    } else if (actions.paste(selected, clipboardData.getData('text/plain'))) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('copy', follow);
    document.addEventListener('paste', follow);
    return () => {
      document.removeEventListener('copy', follow);
      document.removeEventListener('paste', follow);
    };
  }, []);
}

/**
 * The element, before all others of the page, in which the canvas is drawn; undefined where there is no Studio to do
 * what is asked.
 */
function useLayer(): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    if (window.parent === window && !window.opener) return;
    const made = document.createElement('div');
    made.dataset.part = 'canvas';
    made.className = 'on-paper';
    document.body.prepend(made);
    setLayer(made);
    return () => made.remove();
  }, []);
  return layer;
}

/** The types of sections that a document of a type may hold. */
function typesIn(type: string): string[] {
  const field = compiledTypes.get(type)?.fields?.find(({ name }) => name === 'sections');
  return field?.type.of?.map(({ name }) => name) ?? [];
}
