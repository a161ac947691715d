import { ChoiceCheckbox } from './choice-checkbox.tsx';
import type { Return } from './find-return.ts';

/**
 * Asks what becomes of the redirects from the addresses at which documents are about to go out, and of older ones that
 * led to these documents before.
 */
export function LedBack({
  returns,
  isOn,
  onChange,
}: {
  returns: readonly Return[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const older = returns.flatMap((one) => one.older);
  const [first, ...others] = returns;
  if (!first) return null;
  const to = first.ledTo ?? 'another page';
  return (
    <ChoiceCheckbox
      isChosen={isOn}
      onChoose={onChange}
      title={
        others.length > 0
          ? `Delete the redirects from ${returns.map(({ at }) => at).join(', ')}`
          : `Delete the redirect from ${first.at}`
      }
    >
      {others.length > 0
        ? 'Visitors are led elsewhere from there today. From then on they have no effect, and would take over again if these pages moved.'
        : `Visitors are led from there to ${to} today. From then on it has no effect, and would take over again if the page there moved.`}
      {older.length > 0 &&
        ` What led there before it was taken offline leads there again: ${older.join(', ')}.`}
    </ChoiceCheckbox>
  );
}
