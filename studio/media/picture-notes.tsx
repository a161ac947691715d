import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { definePlugin, type InputProps, isObjectInputProps, set } from 'sanity';
import { isTooHeavy } from '#canvas/pictures/heavy-picture.ts';
import { fieldIn } from '#schemas/fields.ts';
import { useAttempt } from '../asking/use-attempt.ts';
import { type MediaFile, mediaProjection, sizeOf } from '../files/media-file.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { shrinkUploaded } from './shrink-uploaded.ts';
import { useSwap } from './use-swap.ts';

const fileQuery = `*[_id == $id]${mediaProjection}`;

/**
 * Adds notes below the field of a picture: that it is heavy, with a button that makes it smaller, and the alternative
 * text that it has from Media.
 */
export const pictureNotes = definePlugin({
  name: 'picture-notes',
  form: { components: { input: PictureInput } },
});

function PictureInput(props: InputProps) {
  if (props.schemaType.jsonType !== 'object' || !isPicture(props) || !isObjectInputProps(props))
    return props.renderDefault(props);
  const id = fieldIn(fieldIn(props.value, 'asset'), '_ref');
  return (
    // The stack is always there, because React would otherwise mount the field again with its first picture.
    <Stack gap={3}>
      {props.renderDefault(props)}
      {typeof id === 'string' && (
        <Notes
          key={id}
          id={id}
          value={props.value}
          isReadOnly={Boolean(props.readOnly)}
          onChange={(asset) => props.onChange(set({ _type: 'reference', _ref: asset }, ['asset']))}
        />
      )}
    </Stack>
  );
}

function isPicture({ schemaType }: InputProps): boolean {
  for (let type: InputProps['schemaType'] | undefined = schemaType; type; type = type.type)
    if (type.name === 'image') return true;
  return false;
}

function Notes({
  id,
  value,
  isReadOnly,
  onChange,
}: {
  id: string;
  value: unknown;
  isReadOnly: boolean;
  onChange: (asset: string) => void;
}) {
  const client = useRawClient();
  const file = useAnswer<MediaFile[]>(fileQuery, { id }, 'raw')?.[0];
  const toast = useToast();
  const { isBusy, fault, attempt } = useAttempt((unseen) =>
    toast.push({ status: 'error', title: `The picture was not made smaller: ${unseen}`, closable: true }),
  );
  const swap = useSwap({ file: id, isReadOnly, onChange }, () =>
    toast.push({
      status: 'warning',
      closable: true,
      title: 'The smaller picture is in Media',
      description: 'It was not put in its field, because that was changed, left or locked meanwhile.',
    }),
  );
  if (!file) return null;
  const isHeavy = isTooHeavy({ type: file.mimeType ?? '', size: file.size ?? 0 });
  const isWorded = file.altText && fieldIn(value, 'alt') === undefined && !fieldIn(value, 'isDecorative');

  const shrink = (large: MediaFile) => attempt(() => swap(() => shrinkUploaded(client, large)));

  return (
    <>
      {isHeavy && (
        <Card padding={3} radius={2} border tone="caution" data-testid="heavy-picture">
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1} style={{ flex: 1, minWidth: 180 }}>
              {fault ?? `It weighs ${sizeOf(file.size)}, which slows down pages for visitors.`}
            </Text>
            {!isReadOnly && (
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={isBusy ? 'Making it smaller…' : 'Make it smaller'}
                disabled={isBusy}
                onClick={() => shrink(file)}
              />
            )}
          </Flex>
        </Card>
      )}
      {isWorded && (
        <Text size={1} muted data-testid="own-words">
          Without an alternative text here, it has the one from Media: “{file.altText}”
        </Text>
      )}
    </>
  );
}
