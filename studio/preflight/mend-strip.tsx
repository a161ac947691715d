import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { CloseIcon } from '@sanity/icons/Close';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentLayoutProps } from 'sanity';
import type { Hint } from '../inspect/field-path.ts';
import { useOpenField } from '../inspect/hint-list.tsx';
import { placeIn } from '../inspect/place-in.ts';
import { isChecked } from './is-checked.ts';
import { beginMending, endMending, useMending } from './mending.ts';
import { placeAmong } from './place-among.ts';
import { useToMend } from './use-to-mend.ts';

/** A form with what keeps its document from going out, one after the other, while that is mended: above whatever is opened in it. */
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
  const goTo = (next: number) => {
    const fault = faults.at(next % faults.length);
    if (!fault) return;
    beginMending(documentId, faults, fault);
    openField(fault.path);
  };
  return createPortal(
    <div style={where}>
      <Card
        as="section"
        aria-label="What keeps it from going out"
        data-testid="mend-strip"
        padding={3}
        radius={3}
        border
        shadow={4}
        tone={shown ? 'critical' : 'positive'}
        style={{ pointerEvents: 'auto', maxWidth: '32rem', width: '100%' }}
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
              <Text size={1}>All is mended: publish it again.</Text>
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
          {shown && (isMended || faults.length > 1) && (
            <Button
              iconRight={ChevronRightIcon}
              mode="ghost"
              text={isMended ? 'Open it' : 'Next'}
              onClick={() => goTo(isMended ? place : place + 1)}
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

/** Above the buttons below the form, and above dialogues, in which what stands within a section is opened: these lie over all that the form holds. */
const where = {
  position: 'fixed',
  insetBlockEnd: 72,
  insetInline: 12,
  zIndex: 1_000,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
} as const;
