import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { allRoles, membersOf } from './users.ts';

/** Answers `/projects/{id}`: the project with its members. */
export const project: Handler<AccountServices> = (_request, context) =>
  Response.json({
    id: context.options.projectId,
    displayName: 'Tessera',
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: membersOf(context),
  });

/** Answers `/projects/{id}/datasets`: all, or those that hold the comments of another. */
export const projectDatasets: Handler = (_request, { url, datasets: { main, comments } }) => {
  const mainly = { name: main.name, aclMode: 'public' };
  const addOn = {
    name: comments.name,
    aclMode: 'private',
    datasetProfile: 'comments',
    addonFor: main.name,
  };
  const addsOnTo = url.searchParams.get('addonFor');
  if (addsOnTo === null) return Response.json([mainly, addOn]);
  return Response.json(addsOnTo === main.name ? [addOn] : []);
};

/** Answers `/datasets`, by which Vision lists them. */
export const datasets: Handler = (_request, { datasets: { main, comments } }) =>
  Response.json({
    items: [main, comments].map(({ name }) => ({ name })),
    nextCursor: null,
  });

/** Answers `/comments/{dataset}/setup`: the dataset for comments, which is there already. */
export const setUpComments: Handler = (_request, { datasets: { comments } }) =>
  Response.json({ datasetName: comments.name });

/** Answers `/projects/{id}/datasets/{name}/acl`: which documents one may do what with. */
export const acl: Handler<WithParams<'name'>> = (_request, { identity, params, datasets }) => {
  if (!datasets.find(params.name)) throw new Refusal(404, `There is no dataset "${params.name}".`);
  const reading = ['read', 'history'];
  const permissions =
    identity.role === 'anonymous'
      ? []
      : identity.role === 'viewer'
        ? reading
        : [...reading, 'create', 'update', 'editHistory'];
  const filter = identity.role === 'anonymous' ? '_id in path("*")' : '_id in path("**")';
  return Response.json([{ filter, permissions }]);
};

/** Answers `/projects/{id}/grants`: what one may do with the project besides its documents. */
export const grants: Handler = (_request, { identity }) => {
  const readsReleases = { grants: [{ name: 'read', params: {} }] };
  const managesReleases = {
    grants: ['read', 'create', 'update', 'delete'].map((name) => ({ name, params: {} })),
  };
  return Response.json({
    'sanity.project': [{ grants: [{ name: 'read', params: {} }] }],
    'sanity.project.releases': [identity.role === 'viewer' ? readsReleases : managesReleases],
    'sanity.project.members': [{ grants: [{ name: 'read', params: {} }] }],
  });
};

/** Answers `/projects/{id}/roles`, all of which people can have; robots have tokens. */
export const projectRoles: Handler = () =>
  Response.json(allRoles().map((role) => ({ ...role, appliesToUsers: true, appliesToRobots: false })));

/** Answers `/projects/{id}/datasets/{name}/settings/indexing`: how deep a search looks into documents. */
export const indexing: Handler = () => Response.json({ maxFieldDepth: 10 });

/** Answers `/projects/{id}/new-content-release-allowed`: releases are not counted here. */
export const releaseLimit: Handler = () =>
  Response.json({
    data: {
      orgActiveReleaseLimit: null,
      defaultOrgActiveReleaseLimit: null,
      datasetReleaseLimit: 1000,
      orgMeteredActiveReleaseCount: 0,
    },
  });
