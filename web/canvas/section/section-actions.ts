import { flushSync } from 'react-dom';
import type { Change, FoundShared, Target } from '#canvas/messages.ts';
import {
  copyOfSection,
  insertAt,
  moveTo,
  type StoredSection,
  sectionPath,
  sectionsOf,
  withOwnAnchor,
} from '#canvas/sections/arrange-sections.ts';
import { sectionFromText, sectionToText } from '#canvas/sections/section-clipboard.ts';
import { sharedPlace } from '#canvas/sections/shared-place.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { fieldIn } from '#schemas/fields.ts';
import { newKey } from '#schemas/new-keys.ts';
import { takesAddresses } from '#sections/addresses.ts';
import type { Editing } from '../editing.ts';
import { copiedText, keepCopied } from './copied-section.ts';
import { type Held, heldAt } from './held-at.ts';
import { glide } from './section-glide.ts';
import { focusBar, showInserted } from './show-inserted.ts';

/** What can be done with the sections of the page. */
export type SectionActions = ReturnType<typeof sectionActions>;

/**
 * Makes the actions on the sections of a document on the page. `types` are the types of sections that it may hold;
 * `select` gets the key of the section that is selected then.
 */
export function sectionActions(
  { documentOf, change, create, tell }: Pick<Editing, 'documentOf' | 'change' | 'create' | 'tell'>,
  target: Target,
  types: readonly string[],
  select: (key: string | undefined) => void,
) {
  const stored = () => sectionsOf(documentOf(target.id));
  const find = (key: string) => stored().find(({ _key }) => _key === key);
  const indexOf = (key: string) => stored().findIndex(({ _key }) => _key === key);

  const contentOf = (key: string) => heldAt(key, target, documentOf);

  /**
   * The title of a section for editors: of a shared one the name that the team gave it, else its own title or that of
   * its kind.
   */
  function titleOf(key: string): string {
    const section = find(key);
    const shared = fieldIn(section?.section, '_ref');
    const title = fieldIn(typeof shared === 'string' ? documentOf(shared) : section, 'title');
    const kind = () => (contentOf(key)?.section ?? section)?._type ?? '';
    return typeof title === 'string' && title ? title : nameOfKind(kind());
  }

  function put(section: StoredSection, index: number, what: string, isNew = false): void {
    glide(() => change(target, insertAt(stored(), index, withOwnAnchor(section, stored())), what));
    select(section._key);
    openForm(section._key);
    showInserted(section._key, isNew);
  }

  /** Has the form follow, as when a section is clicked. */
  function openForm(key: string): void {
    tell({ type: 'open', target, path: sectionPath(key) });
  }

  /** Leads to the fields of a section in the form. */
  function goToForm(key: string): void {
    tell({ type: 'open', target, path: sectionPath(key), goesThere: true });
  }

  function move(key: string, index: number): void {
    const changes = moveTo(stored(), key, index);
    if (changes.length > 0) glide(() => change(target, changes, `Moved “${titleOf(key)}”`), key);
  }

  return {
    contentOf,
    titleOf,
    goToForm,
    /** A section as the page itself stores it. */
    placedAt(key: string): Held | undefined {
      const section = find(key);
      return section && { section, target };
    },
    indexOf,
    count: () => stored().length,
    insert: (section: StoredSection, index: number) =>
      put(section, index, `Added “${nameOfKind(section._type)}”`, true),
    /** Inserts a shared section. It is not opened for typing, because that would change every page that shows it. */
    insertShared: ({ id, title, isPublished }: FoundShared, index: number) =>
      put(sharedPlace(id, isPublished), index, `Added “${title}”`),
    /**
     * Moves a section before another one, or to the end without `next`; nothing moves when the other has just been
     * removed.
     */
    moveBefore(key: string, next: string | undefined): void {
      const index = next === undefined ? stored().length : indexOf(next);
      if (index >= 0) move(key, index);
    },
    moveBy(key: string, steps: 1 | -1): void {
      const index = indexOf(key);
      if (index + steps >= 0 && index + steps < stored().length) move(key, steps > 0 ? index + 2 : index - 1);
    },
    duplicate(key: string): void {
      const section = find(key);
      if (section) put(copyOfSection(section), indexOf(key) + 1, `Duplicated “${titleOf(key)}”`);
    },
    remove(key: string): void {
      const [index, what] = [indexOf(key), `Removed “${titleOf(key)}”`];
      const next = stored()[index + 1] ?? stored()[index - 1];
      glide(() => change(target, [{ unset: [sectionPath(key)] }], what));
      flushSync(() => select(next?._key));
      if (!next) return;
      // The next key press is meant for its bar; where it lies is known once the other section has gone.
      focusBar();
      showInserted(next._key, false);
    },
    isHidden: (key: string): boolean => fieldIn(find(key), 'hidden') === true,
    /** Hides a section from visitors, or shows it again. */
    hide(key: string, isHidden: boolean): void {
      const path = `${sectionPath(key)}.hidden`;
      const what = isHidden ? `Hid “${titleOf(key)}”` : `Showed “${titleOf(key)}” again`;
      change(target, [isHidden ? { set: { [path]: true } } : { unset: [path] }], what);
    },
    /** Changes the content of a section, or its fields at its place on the page. */
    set(held: Held, changes: Change[], what: string): void {
      change(held.target, changes, what);
    },
    /** Makes a section a shared one, under a name by which the team finds it. */
    share(key: string, name: string): void {
      const section = find(key);
      if (!section) return;
      const { anchor, hidden, showFrom, showUntil, ...shown } = section;
      // Fields about its place stay with the page.
      const ofPlace = Object.entries({ anchor, hidden, showFrom, showUntil }).filter(
        ([, value]) => value !== undefined,
      );
      const [id, what] = [`shared-section-${newKey()}`, `Shared “${name}”`];
      create({ _id: id, _type: 'shared-section', title: name, sections: [shown] }, what);
      const place = { ...sharedPlace(id, false), _key: key, ...Object.fromEntries(ofPlace) };
      change(target, [{ set: { [sectionPath(key)]: place } }], what);
      // The section is drawn anew, and so is its bar.
      showInserted(key, false);
    },
    /**
     * Whether a section can be shared: it is not shared yet, has no addresses of its own below its page, and the
     * document may hold shared ones.
     */
    canShare(key: string): boolean {
      const section = find(key);
      return (
        section !== undefined &&
        section._type !== 'shared' &&
        !takesAddresses(section) &&
        types.includes('shared')
      );
    },
    /** Keeps a section for pasting and returns its text, for the clipboard too where the browser allows it. */
    copy(key: string): string {
      const section = find(key);
      const text = section ? sectionToText(section) : '';
      keepCopied(text);
      return text;
    },
    /** Pastes the copied section after another one. Returns a sentence that says why it cannot, else undefined. */
    paste(key: string, text = copiedText()): string | undefined {
      const section = sectionFromText(text);
      if (!section) return 'No section was copied. Copy one first, here or on another page.';
      if (!types.includes(section._type))
        return `“${nameOfKind(section._type)}” cannot stand on a page like this one.`;
      put(section, indexOf(key) + 1, `Pasted “${nameOfKind(section._type)}”`);
      return undefined;
    },
  };
}

const nameOfKind = (type: string): string => compiledTypes.get(type)?.title ?? type;
