import { Box, Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import { useSchema } from 'sanity';
import type { Release } from '../bulk/open-releases.ts';
import { targetsOf } from './replacement-targets.ts';
import { isSearched } from './searched-types.ts';

/** What an editor has filled in to find words. */
export interface Asked {
  words: string;
  by: string;
  isCaseKept: boolean;
  isWholeWord: boolean;
  hasAddresses: boolean;
  /** The type of the documents; empty for all. */
  type: string;
  /** The release that changes go into; undefined for drafts. It stays chosen even when it is no longer open. */
  release: Release | undefined;
}

/** What is asked before anything is filled in. */
export const nothingAsked: Asked = {
  words: '',
  by: '',
  isCaseKept: false,
  isWholeWord: false,
  hasAddresses: false,
  type: '',
  release: undefined,
};

/** Asks for the words, for their replacement, and where to look. */
export function FindForm({
  asked,
  releases,
  isBusy,
  onChange,
  onFind,
}: {
  asked: Asked;
  /** The open releases. */
  releases: readonly Release[];
  isBusy: boolean;
  onChange: (asked: Asked) => void;
  onFind: () => void;
}) {
  const schema = useSchema();
  const types = schema.getTypeNames().filter((name) => isSearched(schema.get(name)));
  const field = <Name extends keyof Asked>(name: Name, value: Asked[Name]) =>
    onChange({ ...asked, [name]: value });
  const targets = targetsOf(releases, asked.release);
  const closed = targets.find(({ isOpen }) => !isOpen);
  return (
    <Card
      as="form"
      border
      radius={3}
      padding={4}
      aria-label="Find and replace"
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <Stack gap={4}>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <Words label="Find" value={asked.words} onChange={(words) => field('words', words)} />
          <Words label="Replace with" value={asked.by} onChange={(by) => field('by', by)} />
          <Button type="submit" tone="primary" text="Find" disabled={!asked.words || isBusy} />
        </Flex>
        <Flex gap={4} wrap="wrap" align="center">
          <Tick label="Match case" isOn={asked.isCaseKept} onChange={(isOn) => field('isCaseKept', isOn)} />
          <Tick
            label="Whole words only"
            isOn={asked.isWholeWord}
            onChange={(isOn) => field('isWholeWord', isOn)}
          />
          <Tick
            label="Also in addresses and links"
            isOn={asked.hasAddresses}
            onChange={(isOn) => field('hasAddresses', isOn)}
          />
          <Choice label="Where to look" value={asked.type} onChange={(type) => field('type', type)}>
            <option value="">In all content</option>
            {types.map((name) => (
              <option key={name} value={name}>
                Only: {schema.get(name)?.title ?? name}
              </option>
            ))}
          </Choice>
          {targets.length > 0 && (
            <Choice
              label="Where changes go"
              value={asked.release?.id ?? ''}
              onChange={(release) =>
                field(
                  'release',
                  targets.find(({ id }) => id === release),
                )
              }
            >
              <option value="">Changes become drafts</option>
              {targets.map(({ id, title }) => (
                <option key={id} value={id}>
                  Changes go into “{title}”
                </option>
              ))}
            </Choice>
          )}
        </Flex>
        {closed && (
          <Text size={1} role="alert">
            “{closed.title}” is no longer open, so nothing can be added to it. Choose where changes go.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Words({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Box flex={1} style={{ minWidth: 200 }}>
      <Stack gap={2}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <TextInput id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      </Stack>
    </Box>
  );
}

function Tick({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <Flex gap={2} align="center">
      <Checkbox id={id} checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        {label}
      </Text>
    </Flex>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}) {
  return (
    <Box>
      <Select
        aria-label={label}
        fontSize={1}
        padding={2}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </Select>
    </Box>
  );
}
