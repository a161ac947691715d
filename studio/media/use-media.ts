import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { saidBy } from '../asking/said-by.ts';
import type { MediaFile } from '../files/media-file.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { searchMedia } from './find-media.ts';
import { mediaChanges } from './media-changes.ts';
import { maxPageFiles, type Wanted } from './media-query.ts';

const typingMs = 150; // the wait for the next key press of a search
const burstMs = 600; // the pause after which a burst of changes leads to one reload

interface Answer {
  key: string;
  turn: number;
  files: MediaFile[];
  count: number;
}

/** The files that match a search, as far as they are loaded. */
export interface Media {
  files: readonly MediaFile[];
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  isLoading: boolean;
  error: string | undefined;
  /** Asks for the next page. */
  more: () => void;
  /** Loads all that is shown again. */
  reload: () => void;
}

/** Loads files page by page, and loads them again when somebody uploads, renames or deletes one. */
export function useMedia(wanted: Wanted): Media {
  const client = useRawClient();
  const key = JSON.stringify(wanted);
  const [answer, setAnswer] = useState<Answer>();
  const [fault, setFault] = useState<{ key: string; turn: number; text: string }>();
  const [asked, setAsked] = useState({ key, to: maxPageFiles });
  const [turn, setTurn] = useState(0);
  const to = asked.key === key ? asked.to : maxPageFiles;
  const reload = useCallback(() => setTurn((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is a search anew
  const search = useMemo(() => searchMedia(client, JSON.parse(key)), [client, key, turn]);
  const load = useEffectEvent(async (isOpen: () => boolean) => {
    const goesOn = answer?.key === key && answer.turn === turn && answer.files.length < to;
    const before = goesOn ? answer.files : [];
    try {
      const found = await search(before.length, to);
      const known = new Set(before.map(({ _id }) => _id));
      const files = [...before, ...found.files.filter(({ _id }) => !known.has(_id))];
      if (isOpen()) setAnswer({ key, turn, files, count: found.count });
    } catch (error) {
      if (isOpen()) setFault({ key, turn, text: saidBy(error) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for, how much of it and how often
  useEffect(() => {
    let isOpen = true;
    const timer = setTimeout(() => load(() => isOpen), typingMs);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [client, key, to, turn]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = mediaChanges(client).subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(reload, burstMs);
    });
    return () => {
      clearTimeout(timer);
      heard.unsubscribe();
    };
  }, [client, reload]);

  const isAnswered = answer?.key === key;
  const error = fault?.key === key && fault.turn === turn ? fault.text : undefined;
  const files = isAnswered ? answer.files : [];
  return {
    files,
    count: isAnswered ? answer.count : undefined,
    isLoading: !error && (!isAnswered || files.length < Math.min(to, answer.count)),
    error,
    more: () => setAsked({ key, to: files.length + maxPageFiles }),
    reload,
  };
}
