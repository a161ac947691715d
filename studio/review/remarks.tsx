import { Stack, Text } from '@sanity/ui';
import { stringToPath } from 'sanity';
import type { ReviewComment } from '#schemas/review/review.ts';
import { CardButton } from '../focus/card-button.tsx';
import { useOpenField } from '../inspect/hint-list.tsx';
import { type RemarkPlace, titleOfPlace } from './remark-places.ts';

/** What was said with a step of a review: a note, and remarks as buttons that open their fields. */
export function Remarks({
  of: { note, comments = [] },
  places,
}: {
  of: { note?: string | undefined; comments?: readonly ReviewComment[] | undefined };
  places: readonly RemarkPlace[];
}) {
  const openField = useOpenField();
  return (
    <>
      {note && (
        <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
      {comments.length > 0 && (
        <Stack as="ul" gap={2} data-testid="remarks">
          {comments.map(({ _key, path, text }) => (
            <li key={_key}>
              <CardButton
                padding={3}
                radius={2}
                border
                tone="default"
                disabled={!path}
                onClick={() => openField(stringToPath(path))}
                style={{ width: '100%', textAlign: 'left', cursor: path ? 'pointer' : undefined }}
              >
                <Stack gap={2}>
                  <Text size={0} muted>
                    {titleOfPlace(places, path)}
                  </Text>
                  <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                    {text}
                  </Text>
                </Stack>
              </CardButton>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
