import { plainText } from '#schemas/rich-text/plain-text.ts';
import { monetaryAmount } from '#schemas/salary/monetary-amount.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { Position } from './contract.ts';
import { placesOf } from './places.ts';

/**
 * Google's names for our types of employment
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
const employmentTypes: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** An open position for search engines; nothing for a closed one, or for one whose country is unknown. */
export function structuredData(
  position: Position,
  { path, urlOf, publisher, offices }: ToldOfDocument,
): Thing[] {
  const { _id, title, summary, body, location, countries, type, salary, form } = position;
  const { publishedAt, closesAt, _updatedAt } = position;
  if (!position.isOpen) return [];
  const places = placesOf(location ?? 'Remote', countries, offices);
  if (!places) return [];
  return [
    {
      '@type': 'JobPosting',
      title,
      description: [summary, plainText(body)].filter(Boolean).join('\n') || title,
      identifier: { '@type': 'PropertyValue', name: publisher.name, value: _id },
      url: urlOf(path),
      datePosted: publishedAt ?? _updatedAt,
      ...(closesAt && { validThrough: closesAt }),
      ...(type && { employmentType: employmentTypes[type] ?? 'OTHER' }),
      ...places,
      ...(salary && { baseSalary: monetaryAmount(salary) }),
      directApply: form !== null,
      hiringOrganization: publisher,
    },
  ];
}
