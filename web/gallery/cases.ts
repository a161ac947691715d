import { choicesOf } from '#contract/reading/choices.ts';
import { type CompiledType, type Field, isShown } from '#contract/reading/compiled-type.ts';
import { compiledType } from '#pages/compiled-types.ts';
import { kinds, type SectionKind } from '#sections/registry.ts';
import { caseNames } from './case-names.ts';
import { fillFields, type Stored } from './fill.ts';
import { onlyRequired, withLongWords } from './reduce.ts';
import { type Supply, withPictures } from './supply.ts';

/** One way to fill in a kind of section; `name` is the last part of its address. */
export interface GalleryCase {
  name: string;
  title: string;
  description: string;
  section: Stored;
}

/**
 * The cases of a kind: its sample, and what its schema permits beyond: the least, the most, words longer than a line,
 * and each choice that the sample did not make. An editor can publish all of them.
 */
export function casesOf(kind: SectionKind, supply: Supply): GalleryCase[] {
  const type = compiledType(kind);
  const fields = type.fields ?? [];
  const sample: Stored = withPictures({ _key: 'gallery', ...kinds[kind].sample }, supply);
  const blank = { _key: 'gallery', _type: kind };
  const chosen = fields.filter((field) => choicesOf(field.type).length > 0 && field.name in sample);
  const choices = Object.fromEntries(chosen.map(({ name }) => [name, sample[name]]));
  const all: GalleryCase[] = [
    { name: 'sample', title: 'Sample', description: 'A good example.', section: sample },
    {
      name: 'required',
      title: 'Only what is required',
      description: 'The sample without anything that may stay empty.',
      section: onlyRequired(sample, type),
    },
    {
      name: 'shortest',
      title: 'Shortest',
      description: 'As little as can be published: single words, and lists no longer than they must be.',
      section: fillFields(fields, { extent: 'least', supply, index: 0 }, blank),
    },
    {
      name: 'longest',
      title: 'Longest',
      description: 'As much as can be published: every field filled, every text and list at its limit.',
      section: fillFields(fields, { extent: 'most', supply, index: 0 }, { ...blank, ...choices }),
    },
    {
      name: 'long-word',
      title: 'One long word',
      description: 'Texts of a single word that is longer than a line of a telephone.',
      section: withLongWords(sample, type),
    },
    ...fields.flatMap((field) => choiceCases(field, type, sample, supply)),
  ];
  const names = caseNames(all.map(({ name }) => name));
  const forms = all.map(({ section }) => JSON.stringify(section));
  return all
    .map((one, index) => ({ ...one, name: names[index] ?? one.name }))
    .filter((_, index) => forms.indexOf(forms[index] ?? '') === index);
}

function choiceCases(
  field: Field,
  { fields = [] }: CompiledType,
  sample: Stored,
  supply: Supply,
): GalleryCase[] {
  // Spacing works alike in all kinds.
  const others = choicesOf(field.type).filter(({ value }) => value !== sample[field.name]);
  if (field.name === 'spacing' || !isShown(field, sample)) return [];
  return others.map(({ title, value }) => {
    const chosen = { ...sample, [field.name]: value };
    const asked = fields.filter((one) => !isShown(one, sample) && isShown(one, chosen));
    return {
      name: `${field.name}-${value}`,
      title: `${field.type.title}: ${title}`,
      description: 'The sample with another choice.',
      section: fillFields(asked, { extent: 'most', supply, index: 0 }, chosen),
    };
  });
}
