import { accountNobodyOwns } from './account-nobody-owns.ts';
import { agentsActForPeople } from './agents-act-for-people.ts';
import type { Clip } from './clip.ts';
import { federationClaimByClaim } from './federation-claim-by-claim.ts';
import { nobodyHiredThem } from './nobody-hired-them.ts';
import { oauthOutlivesTheClick } from './oauth-outlives-the-click.ts';
import { oneValueSevenPlaces } from './one-value-seven-places.ts';
import { rightsFromEvidence } from './rights-from-evidence.ts';
import { whoeverHoldsTheKey } from './whoever-holds-the-key.ts';
import { windowOfRotation } from './window-of-rotation.ts';

/** The film of every episode, in their order. */
export const clips: readonly Clip[] = [
  nobodyHiredThem,
  accountNobodyOwns,
  oauthOutlivesTheClick,
  whoeverHoldsTheKey,
  oneValueSevenPlaces,
  windowOfRotation,
  federationClaimByClaim,
  rightsFromEvidence,
  agentsActForPeople,
];
