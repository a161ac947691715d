'use client';

import { useEffect, useState } from 'react';
import { askSite } from './ask-site.ts';
import type { SearchAnswer } from './search-answer.ts';

const restMs = 80; // without typing before a question is sent

/**
 * The answer to a question while it is being typed: the latest answer, a message if the newest question has none, and
 * whether it is still open.
 */
export function useSearchAnswer(question: string): {
  answer: SearchAnswer | null;
  failure: string | null;
  isAsking: boolean;
} {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [failure, setFailure] = useState<{ question: string; text: string } | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const ask = () =>
      askSite(question, gone.signal)
        .then(
          (found) => setAnswer(found),
          (error: Error) => gone.signal.aborted || setFailure({ question, text: error.message }),
        )
        .finally(() => gone.signal.aborted || setAnswered(question));
    const timer = setTimeout(ask, question ? restMs : 0);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [question]);
  const failed = failure?.question === question ? failure.text : null;
  return { answer, failure: failed, isAsking: answered !== question };
}
