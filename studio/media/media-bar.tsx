import { SearchIcon } from '@sanity/icons/Search';
import { UploadIcon } from '@sanity/icons/Upload';
import { Box, Button, Card, Flex, Select, Text, TextInput } from '@sanity/ui';
import { type Ref, useRef } from 'react';
import { everyPicture, orders, states, type Wanted } from './media-query.ts';
import { useTags } from './use-tags.ts';

/** The search, the filters, the order, and the button to upload. */
export function MediaBar({
  wanted,
  onWant,
  count,
  onFiles,
  searchRef,
  hasFixedType = false,
}: {
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
  count: number | undefined;
  /** Absent for somebody who may not upload. */
  onFiles?: (files: Iterable<File>) => void;
  searchRef?: Ref<HTMLInputElement>;
  hasFixedType?: boolean;
}) {
  const tags = useTags();
  const input = useRef<HTMLInputElement>(null);
  const want = (changes: Partial<Wanted>) => onWant({ ...wanted, ...changes });
  const isPlain = !wanted.words && !wanted.tag && wanted.state === 'all';
  return (
    <Card padding={3} borderBottom style={{ flex: 'none' }}>
      <Flex gap={2} wrap="wrap" align="center">
        <Box flex={1} style={{ minWidth: 180 }}>
          <TextInput
            ref={searchRef}
            icon={SearchIcon}
            fontSize={1}
            padding={3}
            placeholder="Search names, texts and tags"
            aria-label="Search files"
            value={wanted.words}
            onChange={({ currentTarget }) => want({ words: currentTarget.value })}
          />
        </Box>
        {!hasFixedType && (
          <Choice
            label="Kind"
            value={wanted.type}
            choices={{ picture: 'Pictures', file: 'Other files' }}
            onChoose={(type) =>
              want({ type, state: type === 'file' && wanted.state === 'wordless' ? 'all' : wanted.state })
            }
          />
        )}
        <Choice
          label="Filter"
          value={wanted.state}
          choices={wanted.type === 'picture' ? states : otherStates}
          onChoose={(state) => want({ state })}
        />
        <Choice
          label="Tag"
          value={wanted.tag}
          choices={{ '': 'Any tag', ...Object.fromEntries(tags.map((tag) => [tag, tag])) }}
          onChoose={(tag) => want({ tag })}
        />
        <Choice label="Order" value={wanted.order} choices={orders} onChoose={(order) => want({ order })} />
        {onFiles && (
          <>
            <Button
              icon={UploadIcon}
              tone="primary"
              fontSize={1}
              padding={3}
              text="Upload"
              onClick={() => input.current?.click()}
            />
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={hasFixedType && wanted.type === 'picture' ? 'image/*' : undefined}
              onChange={({ currentTarget }) => {
                onFiles([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </>
        )}
      </Flex>
      <Flex gap={3} align="center" marginTop={3} style={{ minHeight: 21 }}>
        <Text size={1} muted aria-live="polite">
          {count === undefined ? 'Looking…' : `${count} ${nounOf(wanted, count)}`}
        </Text>
        {!isPlain && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={1}
            text="Show all"
            onClick={() => onWant({ ...everyPicture, type: wanted.type, order: wanted.order })}
          />
        )}
      </Flex>
    </Card>
  );
}

const { wordless, ...otherStates } = states;

const nounOf = ({ type }: Wanted, count: number) => `${type}${count === 1 ? '' : 's'}`;

function Choice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: Value;
  choices: Partial<Record<Value, string>>;
  onChoose: (value: Value) => void;
}) {
  return (
    <Box style={{ maxWidth: 200 }}>
      <Select
        fontSize={1}
        padding={3}
        aria-label={label}
        value={value}
        // The select has only these values as options.
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {Object.entries(choices).map(([name, title]) => (
          <option key={name} value={name}>
            {String(title)}
          </option>
        ))}
      </Select>
    </Box>
  );
}
