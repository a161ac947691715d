/** The newsletter form in the footer of every page, which has no document of its own. */
export const newsletterName = 'newsletter';

/** The address that a form is sent to: an endpoint of the site with the path of HubSpot's. */
export const formAction = (name: string): string =>
  `/api/forms/submissions/v3/integration/submit/tessera/${name}`;
