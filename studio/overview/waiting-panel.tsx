import { ClockIcon } from '@sanity/icons/Clock';
import { useEffect, useState } from 'react';
import { RelativeTime, useActiveReleases, useAddonDataset, useCurrentUser } from 'sanity';
import { useAnswer } from '../inspect/use-answer.ts';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';
import { type Scheduled, scheduledBefore, type Version } from './scheduled.ts';
import { type Stored, titleOf } from './site-faults.ts';
import { type Comment, type Waiting, waitingFor } from './waiting.ts';

const maxShown = 6;
const soonMs = 7 * 24 * 60 * 60 * 1000;
const commentsQuery = `*[_type == "comment"] | order(_createdAt desc)[0...200]{
  _id, _createdAt, authorId, threadId, parentCommentId, status, message, target
}`;
const namesQuery = `*[_id in $ids]{_id, _type, title, brandName, firstName, lastName, wordmark}`;
const versionsQuery = `*[_id in path("versions.**") && !(_type match "system.*")][0...200]{
  _id, _type, title, brandName, firstName, lastName, wordmark, "isRemoval": _system.delete == true
}`;

/** What waits for whoever is signed in: conversations in which a colleague spoke last, and what happens by itself within a week. */
export function WaitingPanel() {
  const comments = useWaiting().slice(0, maxShown);
  const scheduled = useScheduled().slice(0, maxShown);
  const ids = comments.flatMap(({ document }) => [document, `drafts.${document}`]).toSorted();
  const named = useAnswer<Stored[]>(namesQuery, { ids }, 'raw') ?? [];
  const nameOf = (id: string) => titleOf(named.find(({ _id }) => _id.endsWith(id)) ?? {});
  return (
    <Panel title="What waits for you" icon={ClockIcon}>
      {comments.length + scheduled.length === 0 && (
        <Say>
          No comment is unanswered, and nothing is published or taken offline by itself in the next seven
          days.
        </Say>
      )}
      <Rows>
        {comments.map(({ id, document, type, text, at }) => (
          <li key={id}>
            <DocumentRow
              id={document}
              type={type}
              inspect="sanity/comments"
              title={`“${text || '…'}”`}
              about={
                <>
                  Comment on {nameOf(document)} · <RelativeTime time={at} useTemporalPhrase />
                </>
              }
            />
          </li>
        ))}
        {scheduled.map(({ id, type, title, at, isRemoval }) => (
          <li key={id + at}>
            <DocumentRow
              id={id}
              type={type}
              title={title}
              about={`${isRemoval ? 'Taken offline' : 'Published'} by itself on ${new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
            />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** The conversations that wait, as they are when the screen is opened. */
function useWaiting(): Waiting[] {
  const { client } = useAddonDataset();
  const user = useCurrentUser();
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  useEffect(() => {
    if (!client || !user) return;
    let isOpen = true;
    client.fetch<Comment[]>(commentsQuery).then(
      (comments) => isOpen && setWaiting(waitingFor(user.id, comments)),
      // Nobody has commented yet: there is no dataset for it.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [client, user]);
  return waiting;
}

/** What happens by itself within a week. */
function useScheduled(): Scheduled[] {
  const { data: releases } = useActiveReleases();
  const versions = useAnswer<Version[]>(versionsQuery, {}, 'raw') ?? [];
  const ids = versions.map(({ _id }) => _id.replace(/^versions\.[^.]+\./, '')).toSorted();
  const published = useAnswer<Stored[]>(namesQuery, { ids }, 'raw');
  return scheduledBefore(Date.now() + soonMs, releases, versions, published);
}
