import { randomUUID } from 'node:crypto';
import type { Handler } from '../handler.ts';
import { carryOut } from '../mutate/transact.ts';
import { readJson } from '../read-body.ts';
import { Refusal } from '../refusal.ts';
import type { Action, ActionHandler } from './action.ts';
import { actionTable } from './table.ts';
import { Work } from './work.ts';

/** Answers `/data/actions`: does all actions in one transaction, or none of them; each sees what those before it did. */
export const actions: Handler = async (request, context) => {
  const body = await readJson(request);
  const transactionId = typeof body.transactionId === 'string' ? body.transactionId : randomUUID();
  try {
    const steps = readActions(body);
    const options = { transactionId, isDryRun: body.dryRun === true, addsKeys: true };
    carryOut(context, options, (transaction) => {
      for (const [index, { action, perform }] of steps.entries())
        perform(action, new Work(transaction, index, context));
    });
  } catch (error) {
    throw error instanceof Refusal ? error.asAction() : error;
  }
  return Response.json({ transactionId });
};

function readActions(body: Record<string, unknown>): { action: Action; perform: ActionHandler }[] {
  if (!Array.isArray(body.actions) || body.actions.length === 0)
    throw new Refusal(400, 'The body needs a list "actions" with at least one action.');
  return body.actions.map((action: Partial<Action> | null, index) => {
    const type = action?.actionType ?? '';
    const perform = Object.hasOwn(actionTable, type) ? actionTable[type] : undefined;
    if (perform) return { action: { ...action, actionType: type }, perform };
    const description = `The lake has no action "${type}". It has ${Object.keys(actionTable).join(', ')}.`;
    throw Refusal.ofMutation(400, index, 'validationError', description);
  });
}
