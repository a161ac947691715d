import type { ReviewComment, ReviewStep } from '#schemas/review/review.ts';
import { sayMoment } from '../moments/say-moment.ts';

/** An event of a document, from Sanity's history of the dataset. */
export interface DocumentEvent {
  type: string;
  timestamp: string;
  author: string;
  publishCause?: string | { type: string };
}

/** A release that is scheduled and holds the document. */
export interface ScheduledRelease {
  _id: string;
  _updatedAt: string;
  userId?: string | null;
  publishAt?: string | null;
  /** Whether it takes the document offline. */
  isRemoval?: boolean | null;
}

/** Something that was done with a document: when, by whom, and in words that stand after their name. */
export interface Done {
  key: string;
  at: string;
  by: string;
  text: string;
  /** The people that it was asked of. */
  to?: string[] | undefined;
  note?: string | undefined;
  comments?: ReviewComment[] | undefined;
}

const ofSteps: Record<ReviewStep['kind'], string> = {
  asked: 'asked for a review',
  approved: 'approved it',
  sentBack: 'sent it back',
};

const ofEvents: Record<string, string> = {
  publishDocumentVersion: 'published it',
  createLiveDocument: 'published it',
  updateLiveDocument: 'changed what is published',
  unpublishDocument: 'took it offline',
  deleteDocumentGroup: 'deleted it',
};

/** Who did what with a document and when, the newest first. */
export function historyOf(
  steps: readonly ReviewStep[],
  events: readonly DocumentEvent[],
  planned: readonly ScheduledRelease[],
): Done[] {
  return [
    ...steps.map(({ _key, kind, at, by, to, note, comments }) => ({
      key: _key,
      at,
      by,
      text: ofSteps[kind],
      to,
      note,
      comments,
    })),
    ...events.flatMap((event): Done[] => {
      const text = ofEvents[event.type];
      const { timestamp: at, author: by } = event;
      return text ? [{ key: event.type + at, at, by, text: text + causeOf(event) }] : [];
    }),
    ...planned.map(({ _id, _updatedAt, userId, publishAt, isRemoval }) => ({
      key: _id,
      at: _updatedAt,
      by: userId ?? '',
      text: `planned that it ${isRemoval ? 'goes offline' : 'is published'}${publishAt ? ` on ${sayMoment(publishAt)}` : ''}`,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

function causeOf({ publishCause }: DocumentEvent): string {
  const cause = typeof publishCause === 'object' ? publishCause.type : publishCause;
  if (cause === 'release.schedule') return ', as planned';
  return cause === 'release.publish' ? ', with a release' : '';
}
