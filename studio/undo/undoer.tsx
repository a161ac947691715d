import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type DocumentPresence,
  useCurrentUser,
  useDocumentStore,
  usePerspective,
  usePresenceStore,
  useSchema,
  useUserStore,
} from 'sanity';
import { wayOfKey } from '#canvas/keys/undo-keys.ts';
import { sentenceFor } from '#canvas/lock.ts';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { isPausedForm } from '../canvas/scheduled-form.tsx';
import { allMade } from '../canvas/under-way.ts';
import { useWhyLocked } from '../canvas/use-why-locked.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { greetPages, hearPages, tellPages } from '../pages-shown/shown-pages.ts';
import { hearAsking } from './ask.ts';
import { opened, steps, useNext } from './history.ts';
import { isOurs } from './is-ours.ts';
import type { People } from './say-theirs.ts';
import type { Way } from './steps.ts';
import { take } from './take.ts';
import { hearRemovals, type RemovalStep } from './watch.ts';
import { watchOnPage } from './watch-on-page.ts';
import { whoWasIn } from './who-was-in.ts';

const shownMs = 8000;

/** The answer to an offered step that was taken in another way meanwhile. */
const isTaken = {
  undo: 'This was taken back already, or has been changed since.',
  redo: 'This was done again already, or has been changed since.',
};

/** Takes steps at the request of keys, of buttons above forms, and of pages; offers to undo removals. */
export function Undoer() {
  const store = useDocumentStore();
  const client = useRawClient();
  const schema = useSchema();
  const toast = useToast();
  const people = usePeople();
  const presence = usePresenceStore();
  const { selectedReleaseId: release } = usePerspective();
  const locked = useWhyLocked();
  const queue = useRef(Promise.resolve());
  const [undo, redo] = [useNext('undo')?.what, useNext('redo')?.what];

  const nextOf = (way: Way) => steps.next(way, (step) => opened.has(step, release));
  const say = (said: ToPage) => {
    if (said.type === 'refused' || said.type === 'done')
      toast.push({ id: 'undo', status: said.type === 'done' ? 'info' : 'warning', title: said.sentence });
  };
  /** Steps are taken one after the other, because each begins with what the one before has left. */
  const go = (way: Way, answer: (said: ToPage) => void, only?: string) => {
    queue.current = queue.current.then(async () => {
      // A change that still waits for the lake or the store is no step yet, and the step before it would be taken
      // instead.
      await allMade();
      const step = only === undefined ? nextOf(way) : steps.find(way, only);
      const type = step && schema.get(step.target.type);
      const isOpen = step && isPausedForm(step.target.id, step.release);
      const sentence = isOpen ? undefined : sentenceFor(locked, step?.target.id);
      if (sentence) answer({ type: 'refused', sentence });
      else if (type) answer(await take({ steps, store, client, people }, type, way, step));
      else if (only !== undefined) answer({ type: 'refused', sentence: isTaken[way] });
    });
  };

  const hearPage = useEffectEvent((said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type === 'undo' || said.type === 'redo') go(said.type, answer, said.step);
    if (said.type !== 'change') return;
    const type = schema.get(said.target.type);
    if (type) watchOnPage(store, type, said.target, release);
  });
  const hearAsked = useEffectEvent((way: Way) => go(way, say));
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOfKey(event);
    if (!way || !isOurs(event.target)) return;
    // The browser's own undo in a field fails once a script has changed the field.
    event.preventDefault();
    event.stopPropagation();
    go(way, say);
  });
  const offerBack = useEffectEvent(({ step, isOnPage }: RemovalStep) => {
    let present: DocumentPresence[] = [];
    // The store tells at once what it knows; later, colleagues may be elsewhere.
    presence
      .documentPresence(step.target.id)
      .subscribe((known) => {
        present = known;
      })
      .unsubscribe();
    const wasIn = whoWasIn(step, present, people.self);
    const done = `${step.what}.`;
    if (isOnPage) {
      const sentence = wasIn ? `${done} ${wasIn}` : done;
      tellPages({ type: 'done', sentence, offer: { way: 'undo', step: step.id } });
      return;
    }
    toast.push({
      id: 'removed',
      status: wasIn ? 'warning' : 'info',
      closable: true,
      duration: shownMs,
      title: done,
      description: (
        <Stack gap={3}>
          {wasIn && <Text size={1}>{wasIn}</Text>}
          <Flex>
            <Button mode="ghost" text="Undo" onClick={() => go('undo', say, step.id)} />
          </Flex>
        </Stack>
      ),
    });
  });

  useEffect(() => {
    const endings = [hearPages(hearPage), hearAsking(hearAsked), hearRemovals(offerBack)];
    window.addEventListener('keydown', hearKey, true);
    return () => {
      window.removeEventListener('keydown', hearKey, true);
      for (const end of endings) end();
    };
  }, []);
  useEffect(() => {
    const history: ToPage = { type: 'history', undo, redo };
    tellPages(history);
    return greetPages(() => [history]);
  }, [undo, redo]);
  return null;
}

function usePeople(): People {
  const users = useUserStore();
  const self = useCurrentUser()?.id;
  return {
    self,
    async nameOf(id) {
      const user = await users.getUser(id);
      return user?.displayName ?? user?.email;
    },
  };
}
