import { useEffect, useEffectEvent } from 'react';

/** Keeps what was typed when the panel goes: a click beside it closes it before the field has lost the focus. */
export function useLeaving(keep: () => void): void {
  const leave = useEffectEvent(keep);
  useEffect(() => () => leave(), []);
}
