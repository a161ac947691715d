import type { Standing } from '#pages/found.ts';
import { takeLeftOut } from '#schemas/rich-text/left-out.ts';
import { reportLeftOutOfTexts } from '../sections/left-out.ts';

/**
 * A document as visitors see it: without the parts of its texts, and of its sections' texts, that cannot be shown. The
 * log names what is left out.
 */
export function withoutLeftOut<Document extends Standing['document']>(
  path: string,
  { sections, ...fields }: Document,
): Document {
  const own = takeLeftOut(fields);
  const taken = sections.map((section) => ({ section, ...takeLeftOut(section) }));
  reportLeftOutOfTexts({ path, _updatedAt: fields._updatedAt }, [
    ...own.leftOut.map((one) => ({ ...one, place: 'its own text' })),
    ...taken.flatMap(({ section: { key, kind }, leftOut }) =>
      leftOut.map((one) => ({ ...one, place: `section "${key}" (${kind})` })),
    ),
  ]);
  // The same fields, with shorter lists.
  return { ...own.value, sections: taken.map(({ value }) => value) } as Document;
}
