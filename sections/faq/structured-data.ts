import { plainText } from '#schemas/rich-text/plain-text.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { Props } from './contract.ts';

/** All questions of a page with their answers in one FAQPage, because search engines ignore a second one. */
export function structuredData(sections: readonly Props[]): Thing[] {
  const mainEntity = sections
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}
