import type { Thing } from '#schemas/seo/thing.ts';
import type { ToldOfDocument } from '../told-of-document.ts';
import type { Author } from './contract.ts';

/**
 * The structured data of a person's page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 */
export function structuredData(author: Author, { path, urlOf, publisher }: ToldOfDocument): Thing[] {
  const { title, role, bio, avatar, _updatedAt } = author;
  return [
    {
      '@type': 'ProfilePage',
      url: urlOf(path),
      dateModified: _updatedAt,
      mainEntity: {
        '@type': 'Person',
        name: title,
        url: urlOf(path),
        ...(role && { jobTitle: role }),
        ...(bio && { description: bio }),
        ...(avatar && { image: urlOf(avatar.src) }),
        worksFor: publisher,
      },
    },
  ];
}
