import { useMemo } from 'react';
import { useCurrentUser } from 'sanity';
import { useAnswer } from '../inspect/use-answer.ts';
import { useMayWrite } from '../lake/may-write.ts';
import { type ReviewState, readStored, type Stored, storedParams, storedQuery } from './stored-review.ts';

/** The reviews of a document, kept up to date, and whether one is required; undefined until they are known. */
export function useReview(document: string): ReviewState | undefined {
  const answer = useAnswer<Stored>(storedQuery, storedParams(document), 'raw');
  return useMemo(() => answer && readStored(answer), [answer]);
}

/** Who is signed in, and what they may do in reviews. */
export interface Reviewer {
  id: string;
  isAdmin: boolean;
  mayWrite: boolean;
}

/** Whoever is signed in. */
export function useReviewer(): Reviewer {
  const user = useCurrentUser();
  const mayWrite = useMayWrite();
  const roles = user?.roles.map(({ name }) => name) ?? [];
  return {
    id: user?.id ?? '',
    isAdmin: roles.includes('administrator'),
    mayWrite,
  };
}
