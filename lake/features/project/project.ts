import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { listAccounts } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { requireDataset } from '../datasets/require-dataset.ts';
import { projectFeatures } from './features.ts';
import { membersOf } from './users.ts';

/** Answers `/projects/{id}`: the project with its members. */
export const project: Handler<AccountServices> = (_request, context) => Response.json(describe(context));

/** Answers `/projects`: that of the lake, with its members and features unless they are not wanted. */
export const projects: Handler<AccountServices> = (_request, context) => {
  const unwanted = (name: string) => context.url.searchParams.get(name) === 'false';
  const { members, features, ...said } = describe(context);
  return Response.json([
    {
      ...said,
      ...(!unwanted('includeMembers') && { members }),
      ...(!unwanted('includeFeatures') && { features }),
    },
  ]);
};

const describe = (context: RequestContext & AccountServices) => ({
  id: context.options.projectId,
  displayName: 'Tessera',
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  createdAt: firstJoined(context),
  metadata: {},
  features: projectFeatures,
  members: membersOf(context),
});

/** When the first of its people joined, which is all that a lake knows of its age. */
const firstJoined = ({ accounts: { database } }: AccountServices): string =>
  listAccounts(database)[0]?.joined ?? new Date().toISOString();

/** Answers `/projects/{id}/datasets/{name}/acl`: what the caller may do with which documents. */
export const acl: Handler<WithParams<'name'>> = (_request, { identity, params, datasets }) => {
  requireDataset(datasets.find(params.name), params.name, identity);
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

/** Answers `/projects/{id}/grants`: what the caller may do in the project besides documents. */
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
