import type { SanityClient } from '@sanity/client';
import { sayMoment } from '../moments/say-moment.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';
import type { Hint } from './field-path.ts';
import type { Layer } from './overtaken.ts';
import { sayAlike } from './say-alike.ts';

/** A schedule by which a document goes out, with that version. */
interface Schedule {
  title: string | null;
  publishAt: string;
  version: Layer;
}

const schedulesQuery = `*[_type == "system.release" && state in ["scheduling", "scheduled"]]{
  "title": metadata.title, publishAt,
  "version": *[_id == "versions." + ^.name + "." + $id && _system.delete != true][0]
}[defined(version)] | order(publishAt asc)`;

/**
 * The hint that what is published now stays only until a schedule replaces it by another version, which nothing else
 * shows at the draft. Undefined for a version in a release, and where the scheduled versions have the same content.
 */
export async function replacedLater(client: SanityClient, document: Layer): Promise<Hint | undefined> {
  if (releaseOf(document._id) !== undefined) return undefined;
  const id = idOf(document._id);
  const schedules = await client.fetch<Schedule[]>(schedulesQuery, { id }, { perspective: 'raw' });
  const words = sayAlike({ ...document, _id: id });
  const next = schedules.find(({ version }) => sayAlike({ ...version, _id: id }) !== words);
  if (!next) return undefined;
  const schedule = next.title ? `“${next.title}”` : 'another version of it';
  return {
    weight: 'advice',
    path: [],
    text: `What is published now stays until ${sayMoment(next.publishAt)}: then ${schedule} goes out as scheduled, without what you have changed here. If it is to stay, change it there, too.`,
  };
}
