import { ClockIcon } from '@sanity/icons/Clock';
import { useEffect, useState } from 'react';
import { RelativeTime, useActiveReleases, useAddonDataset, useCurrentUser } from 'sanity';
import { useAnswer } from '../inspect/use-answer.ts';
import { DocumentRow, Panel, Rows, Say } from './panel.tsx';
import { type Stored, titleOf } from './site-faults.ts';
import { type Comment, type Waiting, waitingFor } from './waiting.ts';

const maxShown = 6;
const soonMs = 7 * 24 * 60 * 60 * 1000;
const commentsQuery = `*[_type == "comment"] | order(_createdAt desc)[0...200]{
  _id, _createdAt, authorId, threadId, parentCommentId, status, message, target
}`;
const namesQuery = `*[_id in $ids]{_id, _type, title, brandName, firstName, lastName, wordmark}`;
const versionsQuery = `*[_id in path("versions.**") && !(_type match "system.*")][0...200]{
  _id, _type, title, brandName, firstName, lastName, wordmark
}`;

/** What waits for whoever is signed in: conversations in which a colleague spoke last, and what is published by itself within a week. */
export function WaitingPanel() {
  const comments = useWaiting().slice(0, maxShown);
  const scheduled = useScheduled().slice(0, maxShown);
  const ids = comments.flatMap(({ document }) => [document, `drafts.${document}`]).toSorted();
  const named = useAnswer<Stored[]>(namesQuery, { ids }, 'raw') ?? [];
  const nameOf = (id: string) => titleOf(named.find(({ _id }) => _id.endsWith(id)) ?? {});
  return (
    <Panel title="What waits for you" icon={ClockIcon}>
      {comments.length + scheduled.length === 0 && (
        <Say>No comment is unanswered, and nothing is published by itself in the next seven days.</Say>
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
        {scheduled.map(({ id, type, title, at }) => (
          <li key={id + at}>
            <DocumentRow
              id={id}
              type={type}
              title={title}
              about={`Published by itself on ${new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
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

/** Documents that a schedule publishes within a week, the next ones first. */
function useScheduled() {
  const { data: releases } = useActiveReleases();
  const versions = useAnswer<Stored[]>(versionsQuery, {}, 'raw') ?? [];
  const end = Date.now() + soonMs;
  const coming = releases.filter(
    ({ state, publishAt }) => /^schedul/.test(state) && publishAt && Date.parse(publishAt) < end,
  );
  return versions
    .flatMap((version) => {
      const [, release = '', id = ''] = /^versions\.([^.]+)\.(.*)$/.exec(version._id) ?? [];
      const at = coming.find(({ _id }) => _id.endsWith(`.${release}`))?.publishAt;
      return at ? [{ id, type: version._type, title: titleOf(version), at }] : [];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
