import { plainText } from '#schemas/rich-text/plain-text.ts';
import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { Position } from './contract.ts';

/** Our words for employment, in those of Google (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const employmentTypes: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** An open position as search engines list it: a place to go to, or from where one may work. */
export function structuredData(position: Position, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { _id, title, summary, body, location, type, publishedAt, _updatedAt } = position;
  return [
    {
      '@type': 'JobPosting',
      title,
      description: [summary, plainText(body)].filter(Boolean).join('\n') || title,
      identifier: { '@type': 'PropertyValue', name: publisher.name, value: _id },
      url: urlOf(path),
      datePosted: publishedAt ?? _updatedAt,
      ...(type && { employmentType: employmentTypes[type] ?? 'OTHER' }),
      ...placesOf(location ?? 'Remote'),
      directApply: false,
      hiringOrganization: publisher,
    },
  ];
}

/** "Lisbon or remote in Europe": an office in Lisbon, or any place in Europe. */
function placesOf(location: string) {
  const [, office = '', area] = location.match(
    /^(.*?)(?:\s*(?:\bor\b|,|\/)\s*)?\bremote\b(?:\s+in\s+(.+))?/i,
  ) ?? [null, location];
  const isRemote = /\bremote\b/i.test(location);
  return {
    ...(office && { jobLocation: office.split(/\s+or\s+/).map(place) }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(isRemote && {
      applicantLocationRequirements: { '@type': 'AdministrativeArea', name: area ?? 'Worldwide' },
    }),
  };
}

function place(addressLocality: string): Thing {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality } };
}
