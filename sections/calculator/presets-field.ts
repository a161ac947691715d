import { defineArrayMember, defineField } from '@sanity/types';
import { fieldIn } from '#schemas/fields.ts';
import { namesOf } from '#ui/calculator/address.ts';

type Named = { name?: string | null; label?: string | null };

/** The field for companies of typical sizes, as starting values for visitors. */
export const presetsField = defineField({
  name: 'presets',
  title: 'Presets',
  description: 'Up to four companies to begin with, such as "Small" and "Large".',
  type: 'array',
  group: 'content',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'preset',
      title: 'Preset',
      fields: [
        defineField({
          name: 'label',
          title: 'Label',
          description: 'Up to 24 characters.',
          type: 'string',
          validation: (rule) => rule.required().max(24),
        }),
        defineField({
          name: 'settings',
          title: 'What such a company has',
          description: 'A quantity that is not listed keeps its starting value.',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'object',
              name: 'setting',
              title: 'Setting',
              fields: [
                defineField({
                  name: 'name',
                  title: 'Quantity',
                  description: 'Its name in the address, or its label.',
                  type: 'string',
                  validation: (rule) => rule.required().max(32),
                }),
                defineField({
                  name: 'value',
                  title: 'How many',
                  description: 'A whole number.',
                  type: 'number',
                  validation: (rule) => rule.required().integer().min(0).max(1_000_000),
                }),
              ],
              preview: { select: { title: 'name', subtitle: 'value' } },
            }),
          ],
          validation: (rule) => rule.max(8),
        }),
      ],
      preview: { select: { title: 'label' } },
    }),
  ],
  validation: (rule) => [rule.max(4), rule.custom(checkNames).warning()],
});

/** What the Studio says of a setting that names no quantity of its calculator, and so would do nothing. */
function checkNames(
  presets: readonly unknown[] | undefined,
  { parent }: { parent?: unknown },
): true | string {
  const known = namesOf(
    listed(parent, 'quantities').map(({ name, label }) => ({ name: name ?? label ?? '' })),
  );
  const settings = (presets ?? []).flatMap((preset) => listed(preset, 'settings'));
  const unknown = settings.find(({ name }) => !known.includes(namesOf([{ name: name ?? '' }])[0] ?? ''));
  return !unknown || `No quantity is named "${unknown.name}". There are ${known.join(', ')}.`;
}

/** The items of a list that may still be missing or incomplete while an editor writes. */
function listed(owner: unknown, field: string): Named[] {
  const list = fieldIn(owner, field);
  return Array.isArray(list) ? list.filter(Boolean) : [];
}
