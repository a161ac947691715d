/** The form at the foot of every page, which no document describes. */
export const newsletterName = 'newsletter';

/** Where a form is sent: the site's own endpoint, whose path is that of HubSpot's. */
export const formAction = (name: string): string =>
  `/api/forms/submissions/v3/integration/submit/tessera/${name}`;
