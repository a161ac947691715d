import './text.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fieldAt } from '#canvas/field-at.ts';
import { readRules } from '#contract/reading/rules.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { Editing } from '../editing.ts';
import { onceDone } from '../once-done.ts';
import { holderOf } from '../section/holder-of.ts';
import { isSectionGone, sayGone } from '../section/section-gone.ts';
import { framesOfSections } from '../section/section-places.ts';
import { signEmptyTexts } from './empty-texts.ts';
import { goToText, textsMeant, type Way, wayFrom } from './go-to-text.ts';
import { offsetAt } from './text-caret.ts';
import { sayLimit } from './text-limit.ts';
import { TextNote } from './text-note.tsx';
import { elementOf, plainTexts, type TextPlace, textPlace, typedElements } from './text-place.ts';
import { TextSession } from './text-session.ts';
import { useTextClicks } from './use-text-clicks.ts';

type Range = readonly [number, number?];

const isPlain = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(plainTexts);

/** The text that an editor writes first in a new section: its heading, which may stand below a small line. */
const firstToType = (texts: readonly HTMLElement[]): HTMLElement | undefined =>
  texts.find((text) => text.closest('h1, h2, h3')) ?? texts[0];

/** Lets editors type into the texts of the page where they stand. */
export function TextTyping({ target, documentOf, change, tell, mayEdit, keepDrawn }: Editing) {
  const [typed, setTyped] = useState<{ place: TextPlace; text: string }>();
  const session = useRef<TextSession>(undefined);
  const current = useRef<TextPlace>(undefined);
  const giveUp = useRef<() => void>(undefined);
  const typeOf = (name: string) => compiledTypes.get(name);

  function placeOf(element: Element): TextPlace | undefined {
    const place = textPlace(element, typeOf, documentOf);
    return place && mayEdit(place.target.id) ? place : undefined;
  }

  function begin(place: TextPlace, range: Range): void {
    end();
    current.current = place;
    setTyped({ place, text: place.text });
    const begun = new TextSession({
      ...place,
      write: (...texts) => write(place, ...texts),
      undo: (way) => tell({ type: way }),
      leave,
    });
    session.current = begun;
    begun.select(...range);
    open(place);
  }

  const open = ({ target, path }: TextPlace) => tell({ type: 'open', target, path });

  function write(place: TextPlace, text: string, before: string): void {
    const { target, path, host } = place;
    keepDrawn(target.id, path);
    change(target, [{ typed: { path, before, after: text, isField: true } }]);
    setTyped({ place, text });
    // Some views draw a new element for each new text.
    if (!host.isConnected) again(() => elementOf(place), [session.current?.caret ?? text.length]);
  }

  /** Begins typing once the text is drawn and its place is known. */
  function again(find: () => HTMLElement | undefined, range: Range): void {
    giveUp.current?.();
    giveUp.current = onceDone(() => {
      const element = find();
      const place = element && placeOf(element);
      if (place) begin(place, range);
      return place !== undefined;
    });
  }

  function end(): void {
    giveUp.current?.();
    const ended = session.current;
    session.current = undefined;
    current.current = undefined;
    ended?.end();
    setTyped(undefined);
  }

  function leave(way?: Way): void {
    const goOn = way && wayFrom(current.current?.host, way);
    end();
    // From here on letter keys are for the section: no text may look as if it were about to be overwritten.
    if (way === 'bar') getSelection()?.removeAllRanges();
    goOn?.();
  }

  useLayoutEffect(() => signEmptyTexts('[data-exact]', placeOf));
  // When the element goes, so does the focus, and typing has ended before anything here hears of it.
  useLayoutEffect(() => {
    if (!typed || !isSectionGone(typed.place, documentOf)) return;
    const { text } = typed;
    end();
    sayGone(text);
  });
  // The page may be drawn anew with what somebody else has written.
  useLayoutEffect(() => {
    const place = current.current;
    const type = place && typeOf(place.target.type);
    if (!type || !session.current) return;
    const value = fieldAt(type, documentOf(place.target.id), place.path)?.value;
    session.current.take(typeof value === 'string' ? value : '');
  });

  useTextClicks({
    isFree: (element) => target !== undefined && mayEdit(holderOf(element, target, documentOf)),
    hostOf: (element) => placeOf(element)?.host,
    again: () => current.current && open(current.current),
    isTyped: (element) => Boolean(current.current?.host.contains(element)),
    begin(host, { clientX, clientY }) {
      const place = placeOf(host);
      if (place) begin(place, [offsetAt(host, clientX, clientY) ?? place.text.length]);
    },
  });
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F2' && !current.current) goToText(textsMeant());
  });
  const typeHere = useEffectEvent((event: Event) => {
    const place = isPlain(event.target) && placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    begin(place, [0, place.text.length]);
  });
  const typeFirst = useEffectEvent((event: Event) => {
    const key: unknown = event instanceof CustomEvent ? event.detail?.key : undefined;
    const first = () =>
      framesOfSections()
        .filter((section) => section.dataset.section === key)
        .map((section) => firstToType(typedElements(section)))[0];
    again(first, [0, Number.MAX_SAFE_INTEGER]);
  });
  const stop = useEffectEvent(end);
  useEffect(() => {
    document.addEventListener('canvas:type', typeFirst);
    document.addEventListener('canvas:write', typeHere);
    document.addEventListener('keydown', hearKey);
    return () => {
      document.removeEventListener('keydown', hearKey);
      document.removeEventListener('canvas:write', typeHere);
      document.removeEventListener('canvas:type', typeFirst);
      stop();
    };
  }, []);
  return typed && <TextNote said={sayLimit(typed.text, typed.place.title, readRules(typed.place.type))} />;
}
