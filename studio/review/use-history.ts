import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import type { ReviewStep } from '#schemas/review/review.ts';
import { useAnswer } from '../lake/use-answer.ts';
import { apiVersion } from '../settings.ts';
import { type DocumentEvent, type Done, historyOf, type ScheduledRelease } from './history.ts';

const maxEvents = 30;
const plannedQuery = `*[_type == "system.release" && state in ["scheduling", "scheduled"]]{
  _id, _updatedAt, userId, publishAt,
  "version": *[_id == "versions." + ^.name + "." + $id][0]{_id, "isRemoval": _system.delete == true}
}[defined(version)]{_id, _updatedAt, userId, publishAt, "isRemoval": version.isRemoval}`;

/**
 * What was done with a document, by whom and when, the newest first: its reviews, what is scheduled, and what the
 * history of the dataset tells. The history is asked again on every `occasion`.
 */
export function useHistory(id: string, steps: readonly ReviewStep[], occasion: string): Done[] {
  const client = useClient({ apiVersion });
  const planned = useAnswer<ScheduledRelease[]>(plannedQuery, { id }, 'raw');
  const [events, setEvents] = useState<DocumentEvent[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion is a reason to ask again
  useEffect(() => {
    const { dataset } = client.config();
    const url = `/data/history/${dataset}/events/documents/${id}?limit=${maxEvents}`;
    let isOpen = true;
    client.request<{ events?: Record<string, DocumentEvent[]> }>({ url }).then(
      (answer) => isOpen && setEvents(answer.events?.[id] ?? []),
      // Without the history, what was done in reviews is still told.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [client, id, occasion]);
  return useMemo(() => historyOf(steps, events, planned ?? []), [steps, events, planned]);
}
