import type { InitialValueResolverContext, Template } from 'sanity';
import { addressedTypes, standsAnywhere } from '#schemas/addresses.ts';
import { firstValue } from '#sections/first-value.ts';
import { type PageTemplateName, pageTemplates as templates } from '#sections/page-templates.ts';
import { kinds } from '#sections/registry.ts';
import { freePath } from '../path/free-path.ts';
import { placeholderBelow } from '../path/placeholder-path.ts';

/**
 * The templates from which an editor chooses to begin a page. Each brings its sections with the words of their samples.
 */
export const pageTemplates: Template[] = addressedTypes.filter(standsAnywhere).flatMap((schemaType) => [
  ...(Object.keys(templates) as PageTemplateName[]).map((name) => ({
    id: `${schemaType}-${name}`,
    title: templates[name].title,
    description: templates[name].description,
    schemaType,
    value: () => begin(name),
  })),
  {
    // The Studio never offers a template that has parameters. This one is for the links in the tree of pages.
    id: belowTemplate(schemaType),
    title: 'Page below another',
    schemaType,
    parameters: [{ name: 'below', title: 'Below', type: 'string' }],
    value: async ({ below = '/' }: { below?: string } = {}, { getClient }: InitialValueResolverContext) => ({
      ...begin('landing'),
      path: { _type: 'slug', current: await freePath(placeholderBelow(below), getClient) },
    }),
  },
]);

/** The name of the template by which a document of a type is begun below another. */
export function belowTemplate(type: string): string {
  return `${type}-below`;
}

function begin(name: PageTemplateName) {
  const template = templates[name];
  return {
    ...('layout' in template && { layout: template.layout }),
    // The Studio gives every item its key.
    sections: Object.values(kinds)
      .flatMap(({ sample, templates: placesIn }) =>
        [placesIn?.[name] ?? []].flat().map((place) => ({ place, sample })),
      )
      .toSorted((a, b) => a.place - b.place)
      .map(({ sample }) => ({ ...firstValue(sample), _type: sample._type })),
  };
}
