import { useMemo } from 'react';
import { useCurrentUser } from 'sanity';
import { useMayWrite } from '../lake/may-write.ts';
import { useAnswer } from '../lake/use-answer.ts';
import {
  type ReviewState,
  readStored,
  type StoredReview,
  storedParams,
  storedQuery,
} from './stored-review.ts';

/** The reviews of a document, kept up to date, and whether an approval is required; undefined until they are loaded. */
export function useReview(document: string): ReviewState | undefined {
  const answer = useAnswer<StoredReview>(storedQuery, storedParams(document), 'raw');
  return useMemo(() => answer && readStored(answer), [answer]);
}

/** The signed-in person, and what they may do in reviews. */
export interface Reviewer {
  id: string;
  isAdmin: boolean;
  mayWrite: boolean;
}

/** The signed-in person. */
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
