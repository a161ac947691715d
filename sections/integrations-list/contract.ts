import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { integration, integrationProjection } from '#schemas/integration/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for: all integrations, by category and name. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "emptyText": coalesce(emptyText, "No integration fits. Ask us: we add those that our customers run."),
  "integrations": *[_type == "integration"] | order(category asc, title asc)[0...500]${integrationProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  emptyText: textOr('No integration fits. Ask us: we add those that our customers run.'),
  integrations: z.array(integration),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
