import { AddIcon } from '@sanity/icons/Add';
import { SearchIcon } from '@sanity/icons/Search';
import { Box, Button, Dialog, Grid, Label, Stack, Text, TextInput } from '@sanity/ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ArrayInputFunctionsProps, ArrayOfObjectsInputProps, ArraySchemaType, ObjectItem } from 'sanity';
import { foundGroups, offersInGroups } from '#canvas/sections/find-offers.ts';
import { type Offer, offersOf } from '#sections/insert-menu.ts';
import { CardButton } from '../focus/card-button.tsx';
import { useFirstFocus } from '../focus/use-first-focus.ts';

/**
 * The Studio's list of sections in a form, with a search over what can be added that knows the purpose of each kind. It
 * also scrolls to a section that is opened from elsewhere, such as by a click on the page, because the Studio opens
 * only sections that are drawn.
 */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  const { members } = props;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const index = members.findIndex((member) => member.kind === 'item' && member.open);
  const key = members[index]?.key;
  useEffect(() => {
    const isDrawn = list.current?.querySelector(`[data-index="${index}"]`);
    if (key !== undefined && !isDrawn) place.current?.scrollIntoView({ block: 'center' });
  }, [key, index]);
  return (
    <div ref={list} style={{ position: 'relative' }}>
      {/* Marks roughly where the section is in the list. */}
      <span
        ref={place}
        aria-hidden="true"
        style={{ position: 'absolute', top: `${(Math.max(0, index) / Math.max(1, members.length)) * 100}%` }}
      />
      {props.renderDefault({ ...props, arrayFunctions: AddSection })}
    </div>
  );
}

/**
 * The button below the list and the dialogue that it opens: all kinds with their pictures, found by the words that
 * people use for them, as on the page itself.
 */
function AddSection({
  schemaType,
  readOnly,
  onValueCreate,
  onItemAppend,
}: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const add = (name: string) => {
    const type = schemaType.of.find((one) => one.name === name);
    setOpen(false);
    // The function is declared to take the type of the list, but takes that of an item.
    if (type) onItemAppend(onValueCreate(type as unknown as ArraySchemaType));
  };
  return (
    <Grid>
      <Button
        icon={AddIcon}
        mode="ghost"
        fontSize={1}
        text="Add item"
        disabled={readOnly === true}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-testid="add-section"
      />
      {isOpen && (
        <Dialog id={id} header="Add a section" width={2} onClose={() => setOpen(false)}>
          <Choices types={schemaType.of.map(({ name }) => name)} onChoose={add} />
        </Dialog>
      )}
    </Grid>
  );
}

function Choices({ types, onChoose }: { types: readonly string[]; onChoose: (name: string) => void }) {
  const [words, setWords] = useState('');
  const field = useFirstFocus();
  const offers = useMemo(() => offersOf(types), [types]);
  const groups = words.trim() ? foundGroups(offers, words) : offersInGroups(offers);
  const [first] = groups.flatMap(({ of }) => of);
  const choose = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && words.trim() && first) onChoose(first.name);
  };
  return (
    <Stack gap={4} padding={4}>
      <TextInput
        ref={field}
        icon={SearchIcon}
        aria-label="Search sections"
        placeholder="What are you looking for? Try “slider”, “quotes” or “prices”"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={choose}
      />
      {groups.map(({ title, of }) => (
        <Stack key={title} gap={3} as="section" aria-label={title}>
          <Label size={1} muted>
            {title}
          </Label>
          <Grid gap={2} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
            {of.map((offer) => (
              <Choice key={offer.name} offer={offer} onChoose={onChoose} />
            ))}
          </Grid>
        </Stack>
      ))}
      {!first && (
        <Text size={1} muted role="status">
          Nothing is called “{words.trim()}”. Try a word for what it does, such as “pictures” or “questions”.
        </Text>
      )}
    </Stack>
  );
}

function Choice({
  offer: { name, title, about, picture },
  onChoose,
}: {
  offer: Offer;
  onChoose: (name: string) => void;
}) {
  return (
    <CardButton
      radius={2}
      padding={2}
      style={{ textAlign: 'left', cursor: 'pointer' }}
      title={about}
      onClick={() => onChoose(name)}
    >
      <Stack gap={3}>
        <Box
          style={{
            aspectRatio: '3 / 2',
            borderRadius: 3,
            background: `var(--card-muted-bg-color) center / contain no-repeat url("${picture}")`,
          }}
        />
        <Text size={1} weight="medium">
          {title}
        </Text>
      </Stack>
    </CardButton>
  );
}
