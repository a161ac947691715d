import { useAttempt } from '../asking/use-attempt.ts';
import { whenStored } from '../inspect/when-stored.ts';
import { useRawClient } from '../lake/use-raw-client.ts';
import { addStep, type Reviewed } from './review-requests.ts';
import { useReviewer } from './use-review.ts';

/**
 * Approves a document in the state of the form, once that is stored. `fault` is the reason why the last attempt failed.
 */
export function useApprove(document: Reviewed, known: number) {
  const client = useRawClient();
  const { id: by } = useReviewer();
  const { isBusy, fault, attempt } = useAttempt();
  const approve = () =>
    attempt(async () => {
      await whenStored(client, document);
      await addStep(client, document, { kind: 'approved', by }, known);
    });
  return { approve, isBusy, fault };
}
