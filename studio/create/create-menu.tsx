import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { usePerspective, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { CardButton } from '../focus/card-button.tsx';
import { useAnswer } from '../lake/use-answer.ts';
import { type TeamTemplate, teamTemplatesQuery } from '../templates/team-template.ts';
import { ChoicePicture } from './choice-picture.tsx';
import { type Choice, choicesOf, findChoices } from './choices.ts';
import { CopyList } from './copy-list.tsx';

/**
 * The menu of what can be created, in two groups, with a search by name and by purpose. The arrow keys, Home and End
 * move through it, and Enter opens a choice.
 */
export function CreateMenu({ onClose }: { onClose: () => void }) {
  const schema = useSchema();
  const [words, setWords] = useState('');
  const [isCopying, setCopying] = useState(false);
  const team = useAnswer<TeamTemplate[]>(teamTemplatesQuery);
  const menu = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => {
    const types = schema.getTypeNames().flatMap((name) => schema.get(name) ?? []);
    return choicesOf(
      types.filter(({ type }) => type?.name === 'document'),
      team,
    );
  }, [schema, team]);
  const found = findChoices(groups, words);
  const copy = (isOriginalSought: boolean) => {
    setCopying(isOriginalSought);
    setWords('');
    menu.current?.querySelector('input')?.focus();
  };
  const move = (event: KeyboardEvent) => {
    // While an input method composes a character, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const links = [...(menu.current?.querySelectorAll<HTMLElement>('a, [data-choice]') ?? [])];
    const field = menu.current?.querySelector('input');
    const at = links.findIndex((link) => link.contains(document.activeElement));
    const isAtEnd = at < 0 ? links.length === 0 : at === links.length - 1;
    // The menu is at the end of the document. Closing it focuses its button, so that Tab goes on from there.
    if (event.key === 'Tab' && !event.shiftKey && isAtEnd) return onClose();
    const last = links.length - 1;
    const ways: Record<string, number> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: at - 1,
      ...(at >= 0 && { Home: 0, End: last }),
    };
    const next = ways[event.key];
    const isAtStart = document.activeElement === menu.current?.querySelector('button, input');
    if (event.key === 'Escape' && isCopying) copy(false);
    else if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey && isAtStart)) onClose();
    else if (next !== undefined) (links[next] ?? field)?.focus();
    else if (event.key === 'Enter' && document.activeElement === field) links[0]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Key presses in the field and on the links bubble up to here.
    <Flex
      direction="column"
      role="dialog"
      aria-label="What to make"
      ref={menu}
      onKeyDown={move}
      style={{ width: 'min(440px, 92vw)', maxHeight: 'inherit' }}
    >
      <Card padding={2} borderBottom>
        <Flex align="center" gap={1}>
          {isCopying && (
            <Button
              mode="bleed"
              icon={ArrowLeftIcon}
              padding={2}
              aria-label="Back to all that can be made"
              onClick={() => copy(false)}
            />
          )}
          <Box flex={1}>
            <TextInput
              icon={SearchIcon}
              autoFocus
              border={false}
              fontSize={1}
              aria-label={isCopying ? 'Search the page to copy' : 'Search what to make'}
              placeholder={isCopying ? 'Which page?' : 'Search: page, terms, job, old address …'}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Box>
        </Flex>
      </Card>
      <Box overflow="auto" padding={2} style={{ maxHeight: 'min(620px, 76vh)' }}>
        {isCopying && <CopyList words={words} onClose={onClose} />}
        {!isCopying && found.length === 0 && (
          <Box padding={3}>
            <Text size={1} muted>
              Nothing to create matches “{words}”. Try another word for it.
            </Text>
          </Box>
        )}
        <Stack gap={3}>
          {!isCopying &&
            found.map(({ title, choices }) => (
              <Group
                key={title}
                title={title}
                choices={choices}
                onClose={onClose}
                onCopy={() => copy(true)}
              />
            ))}
        </Stack>
      </Box>
    </Flex>
  );
}

interface GroupProps {
  title: string;
  choices: Choice[];
  onClose: () => void;
  onCopy: () => void;
}

function Group({ title, choices, onClose, onCopy }: GroupProps) {
  const id = useId();
  return (
    <Stack gap={1}>
      <Box padding={2}>
        <Text id={id} size={0} weight="semibold" muted>
          {title}
        </Text>
      </Box>
      <Stack as="ul" gap={1} aria-labelledby={id}>
        {choices.map((choice) => (
          <li key={choice.of ?? choice.template}>
            {choice.isCopy ? (
              <CardButton data-choice padding={2} radius={2} onClick={onCopy} style={{ width: '100%' }}>
                <ChoiceWords choice={choice} />
              </CardButton>
            ) : (
              <ChoiceLink choice={choice} onClose={onClose} />
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ChoiceLink({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const { selectedReleaseId: version } = usePerspective();
  const { template, type, of } = choice;
  const named = { type, template, ...(version && { version }) };
  return (
    <Card
      as={IntentLink}
      {...{ intent: 'create', params: of ? [named, { of }] : named }}
      data-testid={`create-new-${of ?? template}`}
      onClick={onClose}
      padding={2}
      radius={2}
      style={{ display: 'block', textDecoration: 'none' }}
    >
      <ChoiceWords choice={choice} />
    </Card>
  );
}

function ChoiceWords({ choice }: { choice: Choice }) {
  const { title, description } = choice;
  return (
    <Flex align="center" gap={3}>
      <ChoicePicture choice={choice} />
      <Stack gap={2} flex={1} style={{ minWidth: 0 }}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        {description && (
          <Text size={1} muted>
            {description}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
