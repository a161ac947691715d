import { at, defineMigration, set, unset } from '@sanity/migrate';
import { sectionHolders } from '../../section-holders.ts';
import { oldForm } from '../contract.ts';

/** A call to action had a single button; now it has a list of them, each with a style of its own. */
export default defineMigration({
  title: 'A call to action has several buttons',
  documentTypes: sectionHolders,
  filter: `count(sections[${oldForm}]) > 0`,
  migrate: {
    object(section) {
      const { _type, button, buttons } = section;
      if (_type !== 'cta-banner' || typeof button !== 'object' || button === null) return;
      // A section that an editor has already filled in anew keeps its buttons.
      const made = buttons ? [] : [at('buttons', set([{ _key: 'first', ...button }]))];
      return [...made, at('button', unset())];
    },
  },
});

/** The changes of the schema after which stored content needs this migration. */
export const covers = ['cta-banner.button'];
