import { createPortal } from 'react-dom';
import { newSection } from '#canvas/sections/arrange-sections.ts';
import type { Insertable } from '#canvas/sections/shared-offers.ts';
import { isKind } from '#sections/check-section.ts';
import type { Editing } from '../editing.ts';
import type { SectionActions } from '../section/section-actions.ts';
import type { Places } from '../section/section-places.ts';
import { noteLatest } from './insert-latest.ts';
import { FirstMark, InsertMarks } from './insert-marks.tsx';
import { InsertPanel } from './insert-panel.tsx';

/** The keys of the sections between which one is added. Keys stay valid when other sections come or go meanwhile. */
export interface Gap {
  before?: string | undefined;
  after?: string | undefined;
}

/** The marks at which sections are added to the page, and, while `adding` says where, the panel to choose from. */
export function Inserting({
  places: { list, sections },
  selected,
  types,
  actions,
  adding,
  onAdding,
  findShared,
  prepare,
}: Pick<Editing, 'findShared' | 'prepare'> & {
  places: Places;
  selected: string | undefined;
  types: string[];
  actions: SectionActions;
  adding: Gap | undefined;
  onAdding: (gap: Gap | undefined) => void;
}) {
  const insert = ({ name, shared }: Insertable) => {
    const [before, after] = [actions.indexOf(adding?.before ?? ''), actions.indexOf(adding?.after ?? '')];
    onAdding(undefined);
    const index = before >= 0 ? before : after >= 0 ? after + 1 : actions.count();
    if (shared) return actions.insertShared(shared, index);
    actions.insert(newSection(name), index);
    noteLatest(name);
  };
  return (
    <>
      <InsertMarks
        places={sections}
        selected={selected}
        onAdd={(index) => onAdding({ before: sections[index]?.key, after: sections[index - 1]?.key })}
      />
      {adding !== undefined && (
        <InsertPanel
          types={types}
          findShared={findShared}
          onChoose={insert}
          onPoint={(type) => isKind(type) && prepare(type)}
          onClose={() => onAdding(undefined)}
        />
      )}
      {list && sections.length === 0 && createPortal(<FirstMark onAdd={() => onAdding({})} />, list)}
    </>
  );
}
