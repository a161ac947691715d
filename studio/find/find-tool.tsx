import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSchema } from 'sanity';
import { DeedDialog } from '../bulk/deed-dialog.tsx';
import { type Deed, publishing } from '../bulk/deeds.ts';
import { useOpenReleases } from '../bulk/open-releases.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { useValidate } from '../preflight/use-validate.ts';
import type { Chosen } from '../remove/verdict.ts';
import { DocumentHits } from './document-hits.tsx';
import { type Asked, FindForm, nothingAsked } from './find-form.tsx';
import { countHits, type Hit, surplusWith } from './hits.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { pagesOfHits } from './pages-of-hits.ts';
import { planReplacement } from './plan-replacement.ts';
import { counted, ReplacedCard } from './replaced-card.tsx';
import { LastReplacement, type Replaced } from './replacement.ts';
import { takesChanges } from './replacement-targets.ts';
import type { Progress } from './search-documents.ts';
import { isSearched } from './searched-types.ts';
import { useSearch } from './use-search.ts';

const last = new LastReplacement(keepInBrowser());
globalThis.window?.addEventListener('pagehide', last.keep);

/**
 * The state in which the tool was left in this tab, so that an editor who opens a place that was found can come back to
 * all of them.
 */
let left: { asked: Asked; choices: ReadonlyMap<string, boolean>; isBegun: boolean } = {
  asked: nothingAsked,
  choices: new Map(),
  isBegun: false,
};

/** Finds words in all content, shows every place, and replaces them in drafts or in a release. */
export function FindTool() {
  const client = useRawClient();
  const schema = useSchema();
  const releases = useOpenReleases();
  const validate = useValidate();
  const [deed, setDeed] = useState<Deed>();
  const { progress, find, clear, stop } = useSearch();
  const replaced = useSyncExternalStore(last.subscribe, last.get);
  const [before] = useState(left);
  const [asked, setAsked] = useState(before.asked);
  const [choices, setChoices] = useState(before.choices);
  const mayWrite = useMayWrite();

  const found = progress && !(progress instanceof Error) ? progress.found : [];
  const tooLong = new Set(
    found.flatMap(({ fields }) =>
      fields.flatMap((field) =>
        surplusWith(field, field.hits, asked.by) > 0 ? field.hits.map(({ id }) => id) : [],
      ),
    ),
  );
  const isChosen = (hit: Hit) => choices.get(hit.id) ?? !tooLong.has(hit.id);
  const choose = (hits: readonly Hit[], isOn: boolean) =>
    setChoices((now) => new Map([...now, ...hits.map(({ id }): [string, boolean] => [id, isOn])]));
  const plan = planReplacement(found, isChosen, asked.by);

  const change = (next: Asked) => {
    // A change of the replacement alone does not need another search.
    if (next.by === asked.by) {
      clear();
      setChoices(new Map());
    }
    setAsked(next);
  };
  const search = () => {
    const { words, isCaseKept, isWholeWord, hasAddresses, type, release } = asked;
    find({
      sought: { words, isCaseKept, isWholeWord },
      hasAddresses,
      types: type ? [type] : schema.getTypeNames().filter((name) => isSearched(schema.get(name))),
      release: release?.id,
    });
  };
  const begin = () => {
    setChoices(new Map());
    search();
  };
  const goOn = useEffectEvent(() => {
    if (before.isBegun) search();
  });
  useEffect(() => goOn(), []);
  useEffect(() => {
    left = { asked, choices, isBegun: progress !== undefined };
  }, [asked, choices, progress]);
  const replace = () => {
    const { words, by, release } = asked;
    clear();
    last.replace(client, plan, { words, by, release });
  };

  return (
    <Flex direction="column" height="fill">
      <Box flex={1} overflow="auto">
        <Container width={2} padding={4}>
          <Stack gap={4} paddingY={3}>
            <Stack gap={3}>
              <Heading as="h1" size={3}>
                Find and replace
              </Heading>
              <Text muted size={1}>
                In everything that is written here. Nothing reaches visitors before you publish it.
              </Text>
            </Stack>
            <FindForm
              asked={asked}
              releases={releases}
              isBusy={replaced?.isBusy ?? false}
              onChange={change}
              onFind={begin}
            />
            {replaced && (
              <ReplacedCard
                replaced={replaced}
                onTakeBack={() => last.takeBack(client)}
                onClose={() => last.forget()}
              >
                {!replaced.release && (
                  <Button
                    mode="ghost"
                    text="Publish these…"
                    onClick={() => setDeed(publishing(changedIn(replaced), validate))}
                  />
                )}
              </ReplacedCard>
            )}
            {progress instanceof Error && (
              <Card role="alert" tone="critical" padding={4} radius={2} border>
                <Text size={1}>The search failed. Try again: {progress.message}</Text>
              </Card>
            )}
            {progress && !(progress instanceof Error) && (
              <Found
                key={asked.words}
                progress={progress}
                by={asked.by}
                choosing={{ isChosen, choose }}
                onStop={stop}
              />
            )}
          </Stack>
        </Container>
      </Box>
      {deed && <DeedDialog deed={deed} onClose={() => setDeed(undefined)} />}
      {found.length > 0 && (
        <Card borderTop padding={3}>
          <Flex gap={3} align="center" justify="flex-end" wrap="wrap">
            {!mayWrite && <Text size={1}>You can read here, but not edit.</Text>}
            <Button
              tone={asked.by === '' ? 'critical' : 'primary'}
              text={
                asked.by === ''
                  ? `Take “${asked.words}” out of ${placesOf(plan)}`
                  : `Replace ${placesOf(plan)}`
              }
              disabled={
                plan.length === 0 ||
                replaced?.isBusy ||
                !mayWrite ||
                !isDone(progress) ||
                !takesChanges(releases, asked.release)
              }
              onClick={replace}
            />
          </Flex>
        </Card>
      )}
    </Flex>
  );
}

const changedIn = ({ done }: Replaced): Chosen[] =>
  done.flatMap(({ id, type, title, fault }) => (fault ? [] : [{ id, type, title }]));

const isDone = (progress: Progress | Error | undefined): boolean =>
  progress !== undefined && !(progress instanceof Error) && progress.isDone;

/** How many places of how many documents are changed, in words. */
function placesOf(plan: ReturnType<typeof planReplacement>): string {
  const places = plan.reduce(
    (sum, { changes }) => changes.reduce((inner, one) => inner + one.places, sum),
    0,
  );
  return `${counted(places, 'place')} in ${counted(plan.length, 'document')}`;
}

/** What was found so far, on several pages. */
function Found({
  progress: { found, looked, of, isDone, isCut },
  by,
  choosing,
  onStop,
}: {
  progress: Progress;
  by: string;
  choosing: Parameters<typeof DocumentHits>[0]['choosing'];
  onStop: () => void;
}) {
  const [turned, setShown] = useState(0);
  const pages = pagesOfHits(found);
  const shown = Math.min(turned, Math.max(0, pages.length - 1)); // a repeated search may find fewer pages
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center">
        <Text size={1} weight="medium" role="status">
          {isDone && found.length === 0
            ? 'Not found. Search for part of the words, or without “Match case”.'
            : `${counted(countHits(found), 'place')} in ${counted(found.length, 'document')}`}
          {!isDone && (of > 0 ? ` · ${looked} of ${of} searched` : ' · Searching…')}
          {isCut && found.length > 0 && ' so far. Replace these first, then find the others.'}
        </Text>
        {!isDone && <Button mode="bleed" text="Stop" onClick={onStop} />}
      </Flex>
      {pages[shown]?.map((document) => (
        <DocumentHits key={document.id} document={document} by={by} choosing={choosing} />
      ))}
      {pages.length > 1 && (
        <Flex gap={3} align="center" justify="center">
          <Button mode="ghost" text="Previous" disabled={shown === 0} onClick={() => setShown(shown - 1)} />
          <Text size={1}>
            {shown + 1} of {pages.length}
          </Text>
          <Button
            mode="ghost"
            text="Next"
            disabled={shown >= pages.length - 1}
            onClick={() => setShown(shown + 1)}
          />
        </Flex>
      )}
    </Stack>
  );
}
