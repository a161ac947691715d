import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { CloseIcon } from '@sanity/icons/Close';
import { Button, Card, Flex, Stack, Text, useMediaIndex } from '@sanity/ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentLayoutProps } from 'sanity';
import type { Hint } from '../inspect/field-path.ts';
import { useOpenField } from '../inspect/hint-list.tsx';
import { placeIn } from '../inspect/place-in.ts';
import { isChecked } from './is-checked.ts';
import { beginMending, endMending, useMending } from './mending.ts';
import { placeAmong } from './place-among.ts';
import { useToMend } from './use-to-mend.ts';

// an index of the breakpoints of Sanity's design; in narrower windows a form has the window to itself
const narrowFrom = 2;
const openedMs = 700; // the time until an opened field has scrolled into sight

/**
 * A form with a strip over it, which shows one after the other the faults that keep its document from going out, while
 * they are mended. The strip stays above whatever is opened in the form.
 */
export function withMendStrip(Form: ComponentType<DocumentLayoutProps>): ComponentType<DocumentLayoutProps> {
  return (props) => (
    <>
      <Form {...props} />
      <MendStrip {...props} />
    </>
  );
}

function MendStrip({ documentId, documentType }: DocumentLayoutProps) {
  const begun = useMending(documentId);
  return begun && isChecked(documentType) ? (
    <Strip documentId={documentId} documentType={documentType} faults={begun.faults} at={begun.at} />
  ) : null;
}

function Strip({
  documentId,
  documentType,
  faults: known,
  at,
}: {
  documentId: string;
  documentType: string;
  faults: readonly Hint[];
  at: Hint;
}) {
  const { document: mended, hints } = useToMend(documentId, documentType);
  const openField = useOpenField();
  const faults = hints?.filter(({ weight }) => weight === 'fault') ?? known;
  const { place, isMended } = placeAmong(faults, known, at);
  const shown = faults[place];
  // Where this is the only fault, the button opens it again.
  const isThere = !isMended && faults.length > 1;
  const isNarrow = useMediaIndex() < narrowFrom;
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when another one is opened
  useEffect(() => {
    const timer = setTimeout(() => uncover(strip.current), openedMs);
    return () => clearTimeout(timer);
  }, [at]);
  const goTo = (next: number) => {
    const fault = faults.at(next % faults.length);
    if (!fault) return;
    beginMending(documentId, faults, fault);
    openField(fault.path);
  };
  return createPortal(
    <div style={besideForm(isNarrow)}>
      <Card
        as="section"
        ref={strip}
        aria-label="What keeps it from going out"
        data-testid="mend-strip"
        padding={3}
        radius={3}
        border
        shadow={4}
        tone={shown ? 'critical' : 'positive'}
        style={{ pointerEvents: 'auto', maxWidth: '28rem', width: '100%' }}
      >
        <Flex align="center" gap={3}>
          <Stack gap={2} flex={1} role="status" style={{ minWidth: 0 }}>
            {shown ? (
              <>
                <Text size={0} muted>
                  {isMended ? 'Mended. Next: ' : ''}
                  {place + 1} of {faults.length} · {placeIn(mended, shown.path)}
                </Text>
                <Text size={1}>{shown.text}</Text>
              </>
            ) : (
              <Text size={1}>All is mended: publish it.</Text>
            )}
          </Stack>
          {faults.length > 1 && (
            <Button
              icon={ChevronLeftIcon}
              mode="bleed"
              aria-label="The one before"
              onClick={() => goTo(place - 1)}
            />
          )}
          {shown && (
            <Button
              iconRight={ChevronRightIcon}
              mode="ghost"
              text={isThere ? 'Next' : 'Open it'}
              onClick={() => goTo(isThere ? place + 1 : place)}
            />
          )}
          <Button
            icon={CloseIcon}
            mode="bleed"
            aria-label="Close, and mend it later"
            onClick={() => endMending()}
          />
        </Flex>
      </Card>
    </div>,
    document.body,
  );
}

/**
 * The strip is drawn over the lists or the preview beside the form, and in a narrow window above the buttons at the
 * bottom of the form.
 */
const besideForm = (isNarrow: boolean) =>
  ({
    position: 'fixed',
    insetBlockEnd: isNarrow ? 72 : 16,
    insetInline: 12,
    // Above the dialogues, which lie above all of the form.
    zIndex: 1_000,
    display: 'flex',
    justifyContent: 'flex-start',
    pointerEvents: 'none',
  }) as const;

/** Scrolls the opened field to where the strip does not cover it. */
function uncover(strip: Element | null): void {
  const field = document.activeElement;
  if (!strip || !field || field === document.body) return;
  const [over, under] = [strip.getBoundingClientRect(), field.getBoundingClientRect()];
  const isCovered =
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
  if (isCovered) field.scrollIntoView({ block: 'center' });
}
