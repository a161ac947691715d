import { readEnvironment } from '#settings/environment.ts';
import { createContentClient } from './client.ts';

/** The site's own client; with a token it also sees drafts. */
export const client = createContentClient(readEnvironment());
