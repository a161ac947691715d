import { randomUUID } from 'node:crypto';
import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { Hook } from './hook.ts';
import type { Attempt, Message } from './messages.ts';
import { readHook } from './read-hook.ts';
import type { Hooks } from './run-hooks.ts';

/** What a handler of hooks may use. */
export interface HookServices {
  hooks: Hooks;
}

type OfHook = HookServices & WithParams<'hook'>;

const maxListed = 100; // messages
const maxSecretLength = 1_000; // characters

/** Answers `GET /hooks/projects/{id}`: all hooks, without their secrets. */
export const listHooks: Handler<HookServices> = (_request, context) =>
  Response.json(context.hooks.records.list().map((hook) => describe(hook, context)));

/** Answers `POST /hooks/projects/{id}`: makes a hook, which is told of what is changed from now on. */
export const createHook: Handler<HookServices> = async (request, context) => {
  const sent = await readJson(request);
  const fields = readHook(sent);
  await context.hooks.check(datasetIn(sent.dataset, context), fields.rule);
  const { name, store } = datasetIn(sent.dataset, context); // which may have been removed meanwhile
  const now = new Date().toISOString();
  return keep(context, {
    id: randomUUID(),
    dataset: name,
    seen: store.seq,
    fields,
    secret: readSecret(sent.secret, null),
    created: now,
    updated: now,
    author: context.identity.id,
  });
};

/** Answers `GET /hooks/projects/{id}/{hook}`. */
export const findHook: Handler<OfHook> = (_request, context) =>
  Response.json(describe(known(context), context));

/**
 * Answers `PATCH /hooks/projects/{id}/{hook}`: changes the fields that are named. A hook that was disabled hears
 * nothing of the changes made meanwhile.
 */
export const editHook: Handler<OfHook> = async (request, context) => {
  const sent = await readJson(request);
  if (sent.rule !== undefined) {
    const { dataset, fields } = known(context);
    await context.hooks.check(datasetIn(sent.dataset ?? dataset, context), readHook(sent, fields).rule);
  }
  const before = known(context); // read again, because it may have changed meanwhile
  const { name, store } = datasetIn(sent.dataset ?? before.dataset, context);
  const fields = readHook(sent, before.fields);
  const begins = name !== before.dataset || (before.fields.isDisabled && !fields.isDisabled);
  return keep(context, {
    ...before,
    dataset: name,
    seen: begins ? store.seq : context.hooks.seenBy(before), // the new rule does not look at earlier changes
    fields,
    secret: readSecret(sent.secret, before.secret),
    updated: new Date().toISOString(),
  });
};

/** Answers `DELETE /hooks/projects/{id}/{hook}`: it is told nothing more, and what it was told is forgotten. */
export const deleteHook: Handler<OfHook> = (_request, context) => {
  const { id } = known(context);
  context.hooks.records.remove(id);
  return Response.json({ id, deleted: true });
};

/** Answers `GET /hooks/projects/{id}/{hook}/messages`: what it was told and is to be told, the newest first. */
export const hookMessages: Handler<OfHook> = (_request, context) => {
  const { id } = known(context);
  return Response.json(context.hooks.messages.of(id, maxListed).map((one) => describeMessage(one, context)));
};

/** Answers `GET /hooks/projects/{id}/{hook}/attempts`: each try to tell it something, the newest first. */
export const hookAttempts: Handler<OfHook> = (_request, context) => {
  const { id } = known(context);
  return Response.json(
    context.hooks.messages
      .attemptsOf(id, maxListed)
      .map((one) => describeAttempt({ ...one, hook: id }, context)),
  );
};

/** Answers `GET /hooks/projects/{id}/attempts/{attempt}`. */
export const hookAttempt: Handler<HookServices & WithParams<'attempt'>> = (_request, context) => {
  const { attempt } = context.params;
  const found = /^\d{1,15}$/.test(attempt) ? context.hooks.messages.attempt(Number(attempt)) : undefined;
  if (!found) throw new Refusal(404, `There is no attempt "${attempt}" to deliver a message of a hook.`);
  return Response.json(describeAttempt(found, context));
};

function keep(context: RequestContext & HookServices, hook: Hook): Response {
  context.hooks.records.put(hook);
  context.hooks.wake();
  return Response.json(describe(hook, context));
}

function known({ hooks, params }: OfHook): Hook {
  const found = hooks.records.find(params.hook);
  if (found) return found;
  throw new Refusal(404, `There is no hook "${params.hook}" in this project.`);
}

function datasetIn(name: unknown, { datasets }: RequestContext): Dataset {
  const found = typeof name === 'string' ? datasets.find(name) : undefined;
  if (found) return found;
  throw new Refusal(
    400,
    `A hook needs the "dataset" whose changes it is told; ${JSON.stringify(name)} is not one.`,
  );
}

function readSecret(secret: unknown, before: string | null): string | null {
  if (secret === undefined) return before;
  if (secret === null || secret === '') return null;
  if (typeof secret === 'string' && secret.length <= maxSecretLength) return secret;
  throw new Refusal(400, `The "secret" of a hook must be a text of at most ${maxSecretLength} characters.`);
}

function describe(
  { id, dataset, fields, secret, created, updated, author }: Hook,
  { options }: RequestContext,
) {
  const { rule, isDisabled, ...said } = fields;
  const { includeDrafts, includeVersions, ...words } = rule;
  return {
    id,
    type: 'document',
    projectId: options.projectId,
    dataset,
    ...said,
    rule: words,
    includeDrafts,
    includeAllVersions: includeVersions,
    hasSecret: secret !== null,
    isDisabled,
    isDisabledByUser: isDisabled,
    isDeleted: false,
    createdAt: created,
    updatedAt: updated,
    deletedAt: null,
    createdByUserId: author,
  };
}

const describeMessage = (
  { number, hook, created, status, due, failures, result, payload }: Message,
  { options }: RequestContext,
) => ({
  id: String(number),
  projectId: options.projectId,
  hookId: hook,
  createdAt: created,
  status,
  resultCode: result,
  failureCount: failures,
  inProgress: due !== null,
  nextAttemptAt: due === null ? null : new Date(due).toISOString(),
  payload,
});

const describeAttempt = (
  { number, message, hook, created, duration, result, body, failure }: Attempt & { hook: string },
  { options }: RequestContext,
) => ({
  id: String(number),
  projectId: options.projectId,
  hookId: hook,
  messageId: String(message),
  createdAt: created,
  inProgress: false,
  isFailure: failure !== null,
  failureReason: failure,
  duration,
  resultCode: result,
  resultBody: body,
});
