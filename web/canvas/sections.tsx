import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { insertAt, newSection, sectionsOf } from '#canvas/arrange-sections.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { isKind } from '#sections/check-section.ts';
import type { Editing } from './canvas.tsx';
import { noteLatest } from './insert-latest.ts';
import { FirstMark, InsertMarks } from './insert-marks.tsx';
import { InsertPanel } from './insert-panel.tsx';
import { usePlaces } from './section-places.ts';
import { useSelection } from './section-selection.ts';
import { showInserted } from './show-inserted.ts';

/** What editors do with the sections of the page on the page itself. */
export function Sections({ target, documentOf, change, prepare }: Editing) {
  const { list, sections: places } = usePlaces();
  const [selected, select] = useSelection();
  const [adding, setAdding] = useState<number>();
  const root = useLayer();
  const types = target ? typesIn(target.type) : [];
  if (!root || !list || !target || types.length === 0) return null;

  const insert = (type: string) => {
    const stored = sectionsOf(documentOf(target.id));
    const before = places[adding ?? 0]?.key;
    const index = stored.findIndex(({ _key }) => _key === before);
    const section = newSection(type);
    setAdding(undefined);
    change(target, insertAt(stored, index < 0 ? stored.length : index, section), `Added “${titleOf(type)}”`);
    noteLatest(type);
    select(section._key);
    showInserted(section._key);
  };
  return (
    <>
      {createPortal(
        <>
          <InsertMarks places={places} selected={selected} onAdd={setAdding} />
          {adding !== undefined && (
            <InsertPanel
              types={types}
              onChoose={insert}
              onPoint={(type) => isKind(type) && prepare(type)}
              onClose={() => setAdding(undefined)}
            />
          )}
        </>,
        root,
      )}
      {places.length === 0 && createPortal(<FirstMark onAdd={() => setAdding(0)} />, list)}
    </>
  );
}

/** The element before all others of the page in which the canvas is drawn; none where no Studio could do what is asked for. */
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

const titleOf = (type: string): string => compiledTypes.get(type)?.title ?? type;
