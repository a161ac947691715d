import { defineField, defineType, type ValidationContext } from '@sanity/types';
import { fieldIn } from '../fields.ts';

async function hasWords(asset: string, getClient: ValidationContext['getClient']): Promise<boolean> {
  const client = getClient({ apiVersion: '2025-02-19' });
  return Boolean(await client.fetch<string | null>('*[_id == $asset][0].altText', { asset }));
}

/** A picture with its hotspot and its description. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description:
        'What the picture shows here, in a sentence, for people who cannot see it. Left empty, it is the one that the picture has under Media. Not needed when it only decorates.',
      type: 'string',
      validation: (rule) =>
        rule.max(200).custom(async (alt, { parent, getClient }) => {
          if (!fieldIn(parent, 'asset') || fieldIn(parent, 'isDecorative') || alt?.trim()) return true;
          const asset = fieldIn(fieldIn(parent, 'asset'), '_ref');
          const isSaid = alt === undefined && typeof asset === 'string' && (await hasWords(asset, getClient));
          return isSaid || 'Say what the picture shows, or tick "Only decorates".';
        }),
    }),
    defineField({
      name: 'isDecorative',
      title: 'Only decorates',
      description: 'Tick when the page says the same without the picture. Screen readers then skip it.',
      type: 'boolean',
    }),
    defineField({
      name: 'dark',
      title: 'In the dark',
      description:
        'The same picture on a dark ground, of the same proportions, for visitors who see the site in the dark. May stay empty: the picture is then the same in both.',
      type: 'image',
    }),
  ],
});
