import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { Popover } from '@sanity/ui/popover';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type GuideStep, type GuideWay, guideSteps } from '#canvas/guide-steps.ts';
import { useStepFocus } from './use-step-focus.ts';

/** The elements that the steps point at, by Sanity's or the Studio's test ids. */
const pointed: Partial<Record<GuideStep['name'], string>> = {
  widths: '[data-testid="preview-looks"]',
  publish: '[data-testid="action-publish"], [data-testid="document-panel-footer"]',
};

const lookedMs = 300; // between two searches for the element, because the form may still be loading

/** A step of the tour beside the element that it is about; at the lower edge of the window while that is not there. */
export function GuidePanel({
  step,
  index,
  onGo,
}: {
  step: GuideStep;
  index: number;
  onGo: (way: GuideWay) => void;
}) {
  const anchor = useFound(pointed[step.name] ?? '');
  const next = useRef<HTMLButtonElement>(null);
  const [title, text] = [useId(), useId()];
  const isLast = index === guideSteps.length - 1;
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('input, textarea, [contenteditable=true], [role=dialog]:not([data-guide])');
    if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onGo('leave');
  });
  useEffect(() => {
    window.addEventListener('keydown', hearKey);
    return () => window.removeEventListener('keydown', hearKey);
  }, []);
  // The focus comes from the page, and follows the panel from its first place.
  useStepFocus(next, anchor);
  const content = (
    <Card
      data-guide
      data-testid="guide"
      role="dialog"
      aria-labelledby={title}
      aria-describedby={text}
      padding={4}
      radius={3}
      style={{ width: 'min(340px, 88vw)' }}
    >
      <Stack gap={4}>
        <Text id={title} size={1} weight="semibold">
          {step.title}
        </Text>
        <Text id={text} size={1}>
          {step.text}
        </Text>
        <Flex align="center" gap={2}>
          <Text size={0} muted style={{ flex: 1 }}>
            {index + 1} of {guideSteps.length}
          </Text>
          {!isLast && (
            <Button mode="bleed" fontSize={1} padding={2} text="Leave" onClick={() => onGo('leave')} />
          )}
          <Button mode="bleed" fontSize={1} padding={2} text="Back" onClick={() => onGo('back')} />
          <Button
            ref={next}
            tone="primary"
            fontSize={1}
            padding={2}
            text={isLast ? 'Done' : 'Next'}
            onClick={() => onGo('next')}
          />
        </Flex>
      </Stack>
    </Card>
  );
  if (anchor)
    return (
      <Popover
        open
        portal
        animate={false}
        referenceElement={anchor}
        placement="bottom"
        fallbackPlacements={['top', 'left', 'right']}
        radius={3}
        content={content}
      />
    );
  return (
    <Card
      shadow={4}
      radius={3}
      style={{ position: 'fixed', bottom: 16, left: '50%', transform: 'translateX(-50%)', zIndex: 1000 }}
    >
      {content}
    </Card>
  );
}

/** The first visible element that matches a selector; null until there is one. */
function useFound(selector: string): HTMLElement | null {
  const [found, setFound] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      setFound(all.find((element) => element.checkVisibility()) ?? null);
    };
    look();
    const timer = setInterval(look, lookedMs);
    return () => clearInterval(timer);
  }, [selector]);
  return found;
}
