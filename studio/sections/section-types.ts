import { createElement } from 'react';
import { studioTypes } from '#pages/studio-types.ts';
import { kinds } from '#sections/registry.ts';
import { sharedSection } from '#sections/shared-schema.ts';
import { SectionsInput } from './add-section.tsx';
import { KindPicture, SectionPreview } from './section-preview.tsx';
import { SharedForm } from './shared-form.tsx';
import { SharedPreview } from './shared-preview.tsx';
import { titleOfKind } from './title-of-kind.ts';
import { withShowing } from './with-showing.ts';
import { withSigns } from './with-signs.ts';

/** All types of the Studio. Forms show each section by its picture, its title and its kind. */
export const previewedTypes = studioTypes
  .map(withSigns)
  .map(withSearch)
  .map((type) => {
    if (type.name === 'shared') return { ...type, components: { preview: SharedPreview } };
    if (type.name === sharedSection.name)
      return {
        ...type,
        components: { preview: SharedPreview, input: SharedForm },
        preview: { ...sharedSection.preview, prepare: listed },
      };
    return type.name in kinds ? { ...withShowing(type), components: { preview: SectionPreview } } : type;
  });

/** A type of document whose list of sections, if it has one, can be searched for kinds to add. */
function withSearch<Type extends (typeof studioTypes)[number]>(type: Type): Type {
  if (type.type !== 'document' || !('fields' in type)) return type;
  const fields = (type.fields as { name: string; components?: object }[]).map((field) =>
    field.name === 'sections'
      ? { ...field, components: { ...field.components, input: SectionsInput } }
      : field,
  );
  return { ...type, fields };
}

/** A shared section in the lists of the desk, which draw their items themselves. */
function listed({ kind = '', ...selected }: Record<string, string>) {
  return { ...selected, kind, subtitle: titleOfKind(kind), media: createElement(KindPicture, { kind }) };
}
