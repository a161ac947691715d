import type { ToStudio } from '#canvas/messages.ts';
import { BehindSign, LookSign } from './behind-sign.tsx';
import { LockSign } from './lock-sign.tsx';
import { MomentSign } from './moment-sign.tsx';
import type { Rights } from './rights-on.ts';

const outsideWords =
  'This page is not in the release that you look at, so nothing on it can be changed. Press “Add to release” above its form.';

/** The one sign at the foot of a previewed page: the most important thing for an editor to know of it. */
export function PageSign({
  moment,
  rights: { lock, isOutside },
  lookFault,
  isBehind,
  tell,
}: {
  /** At which moment the page is looked at, in ISO 8601; undefined for now. */
  moment: string | undefined;
  rights: Pick<Rights, 'lock' | 'isOutside'>;
  lookFault: string | undefined;
  isBehind: boolean;
  tell: (said: ToStudio) => void;
}) {
  if (moment) return <MomentSign {...{ moment, tell }} />;
  if (lock) return <LockSign words={lock} />;
  // Until the page is shown as the Studio wants it, nobody knows whether it is outside the release.
  if (lookFault) return <LookSign fault={lookFault} />;
  if (isOutside) return <LockSign words={outsideWords} />;
  return isBehind ? <BehindSign /> : null;
}
