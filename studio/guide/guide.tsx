import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser, usePerspective } from 'sanity';
import { useRouter } from 'sanity/router';
import { type GuideWay, guideSteps, stepAfter } from '#canvas/guide-steps.ts';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { fieldIn } from '#schemas/fields.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { greetPages, hearPages, tellPages } from '../pages-shown/shown-pages.ts';
import { GuidePanel } from './guide-panel.tsx';
import { noteShownAround, wasShownAround } from './shown-around.ts';

/**
 * Keeps the step of the tour at which the editor is. The page draws the steps that are about the page, and this
 * component the others.
 */
export function Guide() {
  const user = useCurrentUser()?.id;
  const mayWrite = useMayWrite();
  const { selectedPerspectiveName: looksAt } = usePerspective();
  const { state } = useRouter();
  const [step, setStep] = useState<number | null>(null);
  const isPreview = fieldIn(state, 'tool') === 'presentation';

  const go = (way: GuideWay) => {
    const next = stepAfter(step, way);
    if (next === null && user) noteShownAround(user);
    setStep(next);
  };
  const hear = useEffectEvent((said: ToStudio) => {
    if (said.type === 'guide') go(said.go);
    if (said.type !== 'shows' || said.ids.length === 0 || step !== null) return;
    if (user && mayWrite && looksAt !== 'published' && !wasShownAround(user)) go('begin');
  });
  useEffect(() => hearPages(hear), []);
  useEffect(() => {
    const said: ToPage = { type: 'guide', step };
    tellPages(said);
    return greetPages(() => [said]);
  }, [step]);

  const shown = step === null ? undefined : guideSteps[step];
  if (step === null || shown?.where !== 'studio' || !isPreview) return null;
  return <GuidePanel key={shown.name} step={shown} index={step} onGo={go} />;
}
