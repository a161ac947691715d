import groq from 'groq';
import * as z from 'zod';
import { optionalText, textOr } from '../text/contract.ts';

/** An estate: its identities, each with its owner and what it opens. */
export const estateProjection = groq`{
  "title": coalesce(title, "Estate"),
  "identities": coalesce(identities[]{
    "key": _key,
    "name": coalesce(name, "identity"),
    "kind": coalesce(kind, "service-account"),
    owner,
    lastUsed,
    "opens": coalesce(opens[]{"key": _key, "system": coalesce(system, "system"), stops}, [])
  }, [])
}`;

/**
 * The checked estate. `owner` is null for an identity without one; `stops` is what stops without the identity, null
 * where nobody would notice.
 */
export const estate = z.object({
  title: textOr('Estate'),
  identities: z.array(
    z.object({
      key: z.string(),
      name: textOr('identity'),
      kind: z.enum(['service-account', 'oauth-app', 'api-key', 'workload', 'agent', 'certificate']),
      owner: optionalText,
      lastUsed: optionalText,
      opens: z.array(z.object({ key: z.string(), system: textOr('system'), stops: optionalText })),
    }),
  ),
});

/** An estate as a view gets it. */
export type EstateProps = z.output<typeof estate>;
