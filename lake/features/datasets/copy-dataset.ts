import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readOptionalJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { EventServices } from '../events/event-services.ts';
import { eventStream } from '../events/event-stream.ts';
import type { CopyJob } from './copies.ts';
import type { DatasetServices } from './dataset-services.ts';
import { requireDataset } from './require-dataset.ts';

const maxListed = 100; // jobs

/** Answers `PUT /datasets/{name}/copy`: begins to copy a dataset into a new one, `targetDataset`, and names the job. */
export const copyDataset: Handler<DatasetServices & WithParams<'name'>> = async (request, context) => {
  const { datasets, copies, identity, params } = context;
  const source = datasets.find(params.name);
  requireDataset(source, params.name, identity);
  const { targetDataset, skipHistory, skipContentReleases } = await readOptionalJson(request);
  if (typeof targetDataset !== 'string')
    throw new Refusal(400, 'The body needs "targetDataset", the name of the dataset to create.');
  const { id } = copies.start({
    source,
    target: targetDataset,
    skipHistory: skipHistory === true,
    skipReleases: skipContentReleases === true,
    author: identity.id,
  });
  return Response.json({
    jobId: id,
    datasetName: source.name,
    message: `Copying into "${targetDataset}"`,
    aclMode: source.aclMode,
  });
};

/** Answers `GET /projects/{id}/datasets/copy`: the jobs that have copied datasets, the newest first. */
export const listCopies: Handler<DatasetServices> = (_request, { copies, url }) => {
  const number = (name: string, usual: number) => {
    const text = url.searchParams.get(name) ?? String(usual);
    if (/^\d+$/.test(text)) return Number(text);
    throw new Refusal(400, `"${name}" must be a number, not "${text}".`);
  };
  const jobs = copies.list(Math.min(number('limit', 10), maxListed), number('offset', 0));
  return Response.json(jobs.map(describe));
};

/** Answers `GET /jobs/{id}`: the progress of a job. */
export const job: Handler<DatasetServices & WithParams<'id'>> = (_request, context) =>
  Response.json(describe(known(context)));

/**
 * Answers `GET /jobs/{id}/listen` with a stream of a job's progress until it ends. It needs no token, because the CLI
 * sends none here and nobody can guess an id.
 */
export const followJob: Handler<DatasetServices & EventServices & WithParams<'id'>> = (request, context) => {
  const first = known(context);
  return eventStream(request, (send, end) => {
    const tell = (job: CopyJob) => {
      send({ event: 'job', data: { ...describe(job), job_id: job.id } });
      if (job.state === 'completed') send({ event: 'done', data: {} });
      if (job.state !== 'running') end();
    };
    const stops = [context.copies.follow(first.id, tell), context.countStream()];
    tell(first);
    return () => {
      for (const stop of stops) stop();
    };
  });
};

function known({ copies, params }: DatasetServices & WithParams<'id'>): CopyJob {
  const found = copies.find(params.id);
  if (found) return found;
  throw new Refusal(404, `There is no job "${params.id}" in this lake.`);
}

function describe({ id, source, target, state, progress, message, withHistory, created, updated }: CopyJob) {
  return {
    id,
    sourceDataset: source,
    targetDataset: target,
    state,
    progress,
    ...(message && { message }),
    withHistory: withHistory === 1,
    createdAt: created,
    updatedAt: updated,
  };
}
