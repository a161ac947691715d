import { useEffect, useEffectEvent } from 'react';

/** Calls `keep` when the panel unmounts: a click beside it closes it before the field has lost the focus. */
export function useLeaving(keep: () => void): void {
  const leave = useEffectEvent(keep);
  useEffect(() => () => leave(), []);
}
