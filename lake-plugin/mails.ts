import { findAccount } from '#lake/features/accounts/account.ts';
import { systemClock } from '#lake/kernel/clock.ts';
import type { Change, StoredDocument } from '#lake/kernel/store/document.ts';
import type { LakePlugin } from '#lake/plugin.ts';
import { type Mail, mailTables } from './mail/mail-records.ts';
import { openOutbox, type SendMail } from './mail/outbox.ts';
import { mailsOf } from './reviews/mails-of.ts';
import { mailsOfSubmission } from './submissions/mails-of-submission.ts';

const maxAgeMs = 24 * 3_600_000; // of what people are still told of

/**
 * Sends mails to people who are asked for a review, whose request for one is answered, or who are to know what visitors
 * send by a form. For the one process that serves a lake: any other that opens its folder would send waiting mails a
 * second time.
 */
export const mails = ({ send, studioUrl }: { send: SendMail; studioUrl: string }): LakePlugin => ({
  name: 'mails',
  tables: mailTables,
  start(store, { clock = systemClock }) {
    const { database } = store;
    const outbox = openOutbox(database, send, clock);
    const knownBy = (get: (id: string) => StoredDocument | null) => ({
      studioUrl,
      // What an import brings was told when it happened.
      isNews: (at: unknown) => !(clock.now() - Date.parse(String(at)) > maxAgeMs),
      person: (id: string) => findAccount(database, id),
      titleOf: (id: string) => String(get(id)?.title ?? ''),
      formOf: get,
    });
    /** The mails of a transaction; none where its documents are too odd to be told of: they are kept all the same. */
    function mailsFor(changes: readonly Change[]): Mail[] {
      const after = new Map(changes.map((change) => [change.id, change.after]));
      const known = knownBy((id) => (after.has(id) ? (after.get(id) ?? null) : store.get(id)));
      try {
        return changes.flatMap((change) => [...mailsOf(change, known), ...mailsOfSubmission(change, known)]);
      } catch (error) {
        console.error('The mails of a transaction could not be written:', error);
        return [];
      }
    }
    let isFilled = false;
    // Together with what they tell of: after a kill in between, nobody would know that they are lacking.
    const stopWriting = store.onWrite(({ changes }) => {
      for (const mail of mailsFor(changes)) {
        outbox.put(mail);
        isFilled = true;
      }
    });
    const stopSending = store.onCommit(() => {
      if (isFilled) outbox.send();
      isFilled = false;
    });
    return () => {
      stopWriting();
      stopSending();
      outbox.close();
    };
  },
});
