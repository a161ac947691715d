import { Button, Flex } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentUser, useDocumentStore, usePerspective, useSchema, useUserStore } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { wayOfKey } from '#canvas/undo-keys.ts';
import { allMade } from '../canvas/under-way.ts';
import { useWhyLocked } from '../canvas/use-why-locked.ts';
import { greetPages, hearPages, tellPages } from '../shown-pages.ts';
import { useRawClient } from '../use-raw-client.ts';
import { hearAsking } from './ask.ts';
import { opened, steps, useNext } from './history.ts';
import { isOurs } from './is-ours.ts';
import type { People } from './say-theirs.ts';
import type { Step } from './step.ts';
import type { Way } from './steps.ts';
import { take } from './take.ts';
import { hearRemovals } from './watch.ts';
import { watchOnPage } from './watch-on-page.ts';

const shownMs = 8000;

/** What is said of a step that was offered, when another way has taken it by then. */
const isTaken = {
  undo: 'This is taken back already, or has been changed since.',
  redo: 'This is done again already, or has been changed since.',
};

/** Takes steps back for whoever asks: keys, buttons above forms, and pages; and offers it for what was removed. */
export function Undoer() {
  const store = useDocumentStore();
  const client = useRawClient();
  const schema = useSchema();
  const toast = useToast();
  const people = usePeople();
  const { selectedReleaseId: release } = usePerspective();
  const locked = useWhyLocked();
  const queue = useRef(Promise.resolve());
  const [undo, redo] = [useNext('undo')?.what, useNext('redo')?.what];

  const nextOf = (way: Way) => steps.next(way, (step) => opened.has(step, release));
  const say = (said: ToPage) => {
    if (said.type === 'refused' || said.type === 'done')
      toast.push({ id: 'undo', status: said.type === 'done' ? 'info' : 'warning', title: said.sentence });
  };
  /** One after the other, as each begins where the one before has ended. */
  const go = (way: Way, answer: (said: ToPage) => void, only?: string) => {
    queue.current = queue.current.then(async () => {
      // A change that waits for the lake or the store is no step yet, and the one before it would be taken back.
      await allMade();
      const step = only === undefined ? nextOf(way) : steps.find(way, only);
      const type = step && schema.get(step.target.type);
      if (locked) answer({ type: 'refused', sentence: locked });
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
    // What the browser itself would take back in a field, it knows of no longer once another hand has written there.
    event.preventDefault();
    event.stopPropagation();
    go(way, say);
  });
  const offerBack = useEffectEvent((step: Step) => {
    toast.push({
      id: 'removed',
      status: 'info',
      closable: true,
      duration: shownMs,
      title: `${step.what}.`,
      description: (
        <Flex>
          <Button mode="ghost" text="Undo" onClick={() => go('undo', say, step.id)} />
        </Flex>
      ),
    });
  });

  useEffect(() => {
    const endings = [
      hearPages(hearPage),
      hearAsking(hearAsked),
      hearRemovals(({ step, isOnPage }) => {
        if (isOnPage)
          tellPages({ type: 'done', sentence: `${step.what}.`, offer: { way: 'undo', step: step.id } });
        else offerBack(step);
      }),
    ];
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
