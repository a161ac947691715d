import { randomUUID } from 'node:crypto';
import { isSince } from '../../kernel/http/api-version.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { carryOut, transactionIdIn } from '../../kernel/transactions/transact.ts';
import type { Action, ActionHandler } from './action.ts';
import { Work } from './work.ts';

/** Actions by their `actionType`. */
export type ActionTable = Readonly<Record<string, ActionHandler>>;

/**
 * Makes the handler of `/data/actions` for the actions of a table, and for those of `later`, which exist in API
 * versions from `since` on. All actions of a request are done in one transaction, or none; each sees what those before
 * it did.
 */
export const actions =
  (table: ActionTable, later: { since: string; table: ActionTable }): Handler =>
  async (request, context) => {
    const body = await readJson(request);
    const transactionId = transactionIdIn(body.transactionId) ?? randomUUID();
    try {
      const steps = readActions(body, { ...table, ...later.table });
      checkVersions(steps, later, context.apiVersion);
      const options = { transactionId, isDryRun: body.dryRun === true, addsKeys: true };
      carryOut(context, options, (transaction) => {
        for (const [index, { action, perform }] of steps.entries())
          performAt(index, () => perform(action, new Work(transaction, index, context)));
      });
    } catch (error) {
      throw error instanceof Refusal ? error.asAction() : error;
    }
    return Response.json({ transactionId });
  };

/** Has a refusal name the action that it is of: what looks at an action, or at a document, does not know its place. */
function performAt(index: number, perform: () => void): void {
  try {
    perform();
  } catch (error) {
    throw error instanceof Refusal ? error.at(index) : error;
  }
}

function checkVersions(
  steps: { action: Action }[],
  { since, table }: { since: string; table: ActionTable },
  apiVersion: string,
): void {
  if (isSince(apiVersion, since)) return;
  for (const [index, { action }] of steps.entries()) {
    if (!Object.hasOwn(table, action.actionType)) continue;
    const description = `action index ${index}: not supported for this API version. "${action.actionType}" is there since ${since}.`;
    throw Refusal.ofMutation(400, index, 'validationError', description);
  }
}

function readActions(
  body: Record<string, unknown>,
  table: ActionTable,
): { action: Action; perform: ActionHandler }[] {
  if (!Array.isArray(body.actions) || body.actions.length === 0)
    throw new Refusal(400, 'The body needs a list "actions" with at least one action.');
  return body.actions.map((action: Partial<Action> | null, index) => {
    const type = action?.actionType ?? '';
    const perform = Object.hasOwn(table, type) ? table[type] : undefined;
    if (perform) return { action: { ...action, actionType: type }, perform };
    const description = `The lake has no action "${type}". It has ${Object.keys(table).join(', ')}.`;
    throw Refusal.ofMutation(400, index, 'validationError', description);
  });
}
