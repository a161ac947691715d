import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useRef } from 'react';
import { ALL_FIELDS_GROUP, isKeySegment, type Path } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { CardButton } from '../focus/card-button.tsx';
import { tellPages } from '../pages-shown/shown-pages.ts';
import { type FieldPath, type Hint, nameOfPath } from './field-path.ts';
import { isInspectorOverForm } from './inspector-panel.ts';

const signs = {
  fault: { tone: 'critical', Sign: ErrorOutlineIcon },
  advice: { tone: 'caution', Sign: WarningOutlineIcon },
  note: { tone: 'default', Sign: InfoOutlineIcon },
} as const;

/**
 * Hints as buttons that open their fields. `placeOf` names the part of the page that a hint is about; `onOpen` is
 * called with the hint whose field is opened.
 */
export function HintList({
  hints,
  placeOf,
  onOpen,
}: {
  hints: Hint[];
  placeOf?: (path: FieldPath) => string;
  onOpen?: (hint: Hint) => void;
}) {
  const openField = useOpenField();
  return (
    <Stack as="ul" gap={2} data-testid="hints">
      {hints.map((hint) => {
        const { path, text, weight } = hint;
        const { tone, Sign } = signs[weight];
        return (
          <li key={`${nameOfPath(path)} ${text}`}>
            <CardButton
              padding={3}
              radius={2}
              border
              tone={tone}
              onClick={() => {
                onOpen?.(hint);
                openField(path);
              }}
              style={{ width: '100%', textAlign: 'left', cursor: 'pointer' }}
            >
              <Flex gap={3}>
                <Text size={1}>
                  <Sign />
                </Text>
                <Stack gap={2} flex={1}>
                  {placeOf && (
                    <Text size={0} muted>
                      {placeOf(path)}
                    </Text>
                  )}
                  <Text size={1}>{text}</Text>
                </Stack>
              </Flex>
            </CardButton>
          </li>
        );
      })}
    </Stack>
  );
}

/**
 * Returns a function that opens a field of the form, in whichever group of fields it is, and has pages scroll to its
 * section. It closes an inspector that lies over the form, as in a narrow form.
 */
export function useOpenField(): (path: Path) => void {
  const { documentId, onPathOpen, onFocus, onSetActiveFieldGroup, closeInspector } = useDocumentPane();
  const closeNow = useRef(closeInspector);
  useEffect(() => {
    closeNow.current = closeInspector;
  });
  return (path) => {
    onSetActiveFieldGroup([], ALL_FIELDS_GROUP.name);
    onPathOpen(path);
    onFocus(path);
    const [field, item] = path;
    if (field === 'sections' && item !== undefined && isKeySegment(item))
      tellPages({ type: 'bring', id: documentId, section: item._key });
    // Closing changes the address as well, and must already know what was opened.
    if (isInspectorOverForm()) setTimeout(() => closeNow.current());
  };
}
