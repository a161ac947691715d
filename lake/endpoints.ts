/** What docs/lake.md says of some endpoints: how closely they follow Sanity's. */
export interface EndpointRow {
  /** Each as its route says it: `GET /data/doc/:dataset/:ids`. */
  endpoints: readonly string[];
  /** `ours`: Sanity has nothing like it; `silent`: answered only so that the Studio stops asking. */
  like: 'faithful' | 'in part' | 'silent' | 'ours';
  answers: string;
  lacks?: string;
  /** The test that shows it. */
  test: string;
}

/** All endpoints of `routes.ts`; `node scripts/endpoints/write-endpoints.ts` writes them into docs/lake.md. */
export const endpoints: readonly EndpointRow[] = [
  {
    endpoints: ['GET /data/query/:dataset', 'POST /data/query/:dataset'],
    like: 'in part',
    answers:
      'GROQ by groq-js, with `diff::`; parameters, perspectives (raw, published, drafts, releases), and of vX published and drafts through a `variant`, `text::query` with `"phrases"`, `-without` and `begin*`, sync tags, places and words of errors; without `order`, by id; source maps, held equal to the plain engine',
    lacks:
      'a `variant` in perspectives with releases, and `variantCondition`; `geo::`, `documents::`, `media::`, `user::`, `text::semanticSimilarity`; `delta::` has a meaning in webhooks alone; GROQ is that of today for every version of the API',
    test: 'lake/query/',
  },
  {
    endpoints: ['GET /data/doc/:dataset/:ids'],
    like: 'faithful',
    answers: 'documents by id, what is omitted and why, drafts and versions with `includeAllVersions`',
    test: 'lake/client.test.ts',
  },
  {
    endpoints: ['POST /data/mutate/:dataset'],
    like: 'in part',
    answers:
      "every mutation, by Sanity's own engine where a path names one place, one transaction, `ifRevisionID`, `dryRun`, references in both directions; releases and what defines variants are changed by their actions alone, unless by an administrator; a change is seen by every query after it, whatever `visibility` was asked for",
    lacks: "a transaction's id is taken once; fields `__proto__`, `hasOwnProperty`; `_updatedAt` as sent",
    test: 'lake/features/mutate/mutate.test.ts',
  },
  {
    endpoints: ['POST /data/actions/:dataset'],
    like: 'in part',
    answers:
      'documents (create, edit, publish, unpublish, discard, delete, replaceDraft), versions (create, discard, replace, unpublish), releases (create, edit, publish, archive, unarchive, schedule, unschedule, delete, import), variants of documents (create, edit, delete, publish, unpublish) and what defines a variant (create, edit, delete), those of versions, releases and variants since 2025-02-19; one transaction, `dryRun`, `transactionId`, revisions, references, array keys. Releases are `_.releases.<name>` with the states active, scheduled, archived, published and what leads from one to the other; versions are `versions.<name>.<id>`, locked while scheduled, and none is written into a release that is over; the lake publishes a scheduled release itself, also one that fell due while it was closed; what cannot be published is active again and says why in `error`; scheduled drafts are releases of one document',
    lacks:
      "`purge` keeps the history; words and types of errors are the lake's where Sanity's are not documented; a state changes at once, so none is ever `publishing` or `archiving`; no limit on the number of releases",
    test: 'lake/features/actions/, lake/features/releases/, lake/features/variants/',
  },
  {
    endpoints: ['GET /data/history/:dataset/transactions/:ids'],
    like: 'in part',
    answers:
      'a line per transaction, between two, forwards and backwards, compact Mendoza effects, without content when asked',
    lacks: '`authors`, times as limits',
    test: 'lake/features/history/',
  },
  {
    endpoints: ['GET /data/history/:dataset/documents/:ids'],
    like: 'in part',
    answers: 'as of a revision or time, the last revision of what was deleted',
    lacks:
      'a revision that only the published document had is answered for its draft too, so that imported content can be looked at and restored',
    test: 'lake/features/history/history.test.ts',
  },
  {
    endpoints: ['GET /data/history/:dataset/events/documents/:id'],
    like: 'in part',
    answers: "the events that the Studio's history shows of drafts, versions and what is published, in pages",
    lacks:
      '`contributors`; that a release was scheduled, which the Studio would show as published; read from the transactions, so who published at a schedule is who scheduled',
    test: 'lake/features/history/events.test.ts',
  },
  {
    endpoints: ['GET /data/references/:dataset/documents/:id/to'],
    like: 'in part',
    answers: 'none from other datasets, for there are none',
    lacks: 'paths',
    test: 'lake/features/references/references.test.ts',
  },
  {
    endpoints: ['GET /data/listen/:dataset'],
    like: 'faithful',
    answers:
      'filter before and after, transitions, resume (who did not ask for it is told what was missed, after a `welcome`), counts per listener, compact Mendoza effects, `visibility` as asked, drafts and versions with `includeAllVersions` (since 2025-02-19, before that always); a faulty query is a `channelError` that says where',
    test: 'lake/features/events/',
  },
  {
    endpoints: ['GET /data/live/events/:dataset'],
    like: 'in part',
    answers:
      'sync tags of what is published, with a token also under an id with a dot, with `includeDrafts` of everything; resume by `Last-Event-ID` over restarts, `restart` for whoever has heard of what this lake does not have, or has missed more than 1,000 transactions that they would have been told of, or 100,000 of any kind',
    lacks: '`goaway`',
    test: 'lake/features/events/live.test.ts',
  },
  {
    endpoints: ['POST /assets/images/:dataset', 'POST /assets/files/:dataset'],
    like: 'in part',
    answers: 'ids by SHA-1, metadata with dimensions, lqip, dominant colour',
    lacks: 'blurhash, other palette swatches',
    test: 'lake/features/assets/assets.test.ts',
  },
  {
    endpoints: ['DELETE /assets/images/:dataset/:id', 'DELETE /assets/files/:dataset/:id'],
    like: 'faithful',
    answers:
      'refused while documents refer to the asset; with its document, deleted by whichever way, the file goes and all sizes that were made of it',
    test: 'lake/features/assets/delete.test.ts',
  },
  {
    endpoints: ['GET /images/:project/:dataset/:name', 'GET /images/:project/:dataset/:name/:vanity'],
    like: 'in part',
    answers:
      'w h min and max of both, fit crop rect fp q fm auto dpr blur bg invert sat dl, webp and avif by Accept, kept on disk; qualities in steps of five; `sat` of all degrees; larger than the original only where the address is signed',
    lacks:
      '`or`, `flip`, `sharp`, `pad`, `frame`; a `bg` is always opaque; an animation is cut at its middle for `crop=entropy`',
    test: 'lake/features/assets/assets.test.ts, lake/features/images/images.test.ts',
  },
  {
    endpoints: ['GET /files/:project/:dataset/:name', 'GET /files/:project/:dataset/:name/:vanity'],
    like: 'faithful',
    answers: 'ranges, ETag, download names',
    test: 'lake/features/assets/assets.test.ts',
  },
  {
    endpoints: [
      ...['GET /lake/login', 'POST /lake/login', 'GET /lake/invitations/:secret'],
      ...['POST /lake/invitations/:secret', 'GET /lake/passwords/:secret', 'POST /lake/passwords/:secret'],
      ...['GET /auth/fetch', 'GET /auth/id', 'POST /auth/logout', 'GET /auth/providers'],
    ],
    like: 'in part',
    answers:
      'sign-in by redirect as the Studio wants it; one click on loopback, accounts with passwords elsewhere, sessions of two weeks',
    lacks: 'providers of others (SAML, Google)',
    test: 'lake/features/accounts/accounts.test.ts',
  },
  {
    endpoints: [
      ...['GET /lake/team', 'POST /lake/team/invite', 'POST /lake/team/withdraw'],
      ...['accounts/:id', 'accounts/:id/password', 'requests/:id'].map((rest) => `POST /lake/team/${rest}`),
    ],
    like: 'ours',
    answers: 'who may sign in, invitations, links for new passwords, roles, who asks to edit',
    test: 'lake/features/accounts/',
  },
  {
    endpoints: ['GET /lake/standing/:id'],
    like: 'ours',
    answers:
      'what the author of a transaction may do now, and whether they are signed in anywhere; the site asks before it shows them drafts',
    test: 'lake/features/accounts/standing.test.ts',
  },
  {
    endpoints: ['GET /lake/deleted/:dataset'],
    like: 'ours',
    answers: 'documents of which nothing is left, when and by whom deleted; `since`, `types`, `limit`',
    test: 'lake/features/history/deleted.test.ts',
  },
  {
    endpoints: ['GET /lake/accounts', 'POST /lake/accounts'],
    like: 'ours',
    answers:
      "accounts with the hashes of their passwords, from one lake to another; for the administrator's token alone, no session",
    test: 'lake/features/accounts/transfer.test.ts',
  },
  {
    endpoints: ['GET /access/requests/me', 'POST /access/project/:project/requests'],
    like: 'in part',
    answers: 'a viewer asks to edit; pending, declined, and when one may ask again',
    lacks: 'other sorts of request; whatever is asked for, it is the role of an editor',
    test: 'lake/features/accounts/role-request.test.ts',
  },
  {
    endpoints: [
      ...['GET /users/me', 'GET /users/:ids'],
      ...['GET /users/me/keyvalue/:keys', 'PUT /users/me/keyvalue'],
    ],
    like: 'faithful',
    answers: 'who somebody is, what their Studio has noted',
    test: 'lake/features/project/project.test.ts',
  },
  {
    endpoints: [
      ...['GET /projects', 'GET /projects/:project', 'GET /projects/:project/datasets/:name/acl'],
      ...[
        'GET /projects/:project/grants',
        'GET /projects/:project/roles',
        'GET /access/project/:project/roles',
      ],
      ...['GET /projects/:project/datasets/:name/settings/indexing', 'GET /invitations/project/:project'],
      'GET /projects/:project/new-content-release-allowed',
    ],
    like: 'in part',
    answers: 'one project, its people and the tokens of programs as members; three roles',
    lacks: "roles of one's own; pending invitations are listed, and made in the Studio",
    test: 'lake/features/project/project.test.ts',
  },
  {
    endpoints: [
      ...['GET /datasets', 'GET /projects/:project/datasets', 'PUT /datasets/:name', 'PATCH /datasets/:name'],
      ...['DELETE /datasets/:name', 'GET /aliases', 'PUT /aliases/:alias', 'PATCH /aliases/:alias'],
      ...['PATCH /aliases/:alias/unlink', 'DELETE /aliases/:alias'],
      ...['GET', 'PUT'].flatMap((method) => [
        `${method} /datasets/:name/settings/embeddings`,
        `${method} /projects/:project/datasets/:name/settings/embeddings`,
      ]),
    ],
    like: 'in part',
    answers:
      'datasets with documents, history, assets, streams and comments of their own, public or private; other names for them (`~name`)',
    lacks:
      '`custom` access, tags, embeddings (which say that they are off); the dataset that the lake was opened for stays, as public or private as it was opened',
    test: 'lake/features/datasets/datasets.test.ts',
  },
  {
    endpoints: [
      ...['PUT /datasets/:name/copy', 'GET /projects/:project/datasets/copy', 'GET /jobs/:id'],
      'GET /jobs/:id/listen',
    ],
    like: 'in part',
    answers:
      'copies with assets, with or without history and releases, made while the dataset is written; followed and listed',
    lacks: 'to go on after the lake was closed: such a job is failed',
    test: 'lake/features/datasets/copy-dataset.test.ts',
  },
  {
    endpoints: ['GET /data/export/:dataset'],
    like: 'in part',
    answers:
      'a line of JSON for each document, drafts, versions and releases too, as one moment left them; in parts by `nextCursor`; `types`',
    lacks:
      'for strangers: it needs a token; half an hour after its first line it breaks off, whether more is read or not',
    test: 'lake/features/export/export.test.ts',
  },
  {
    endpoints: [
      ...[
        'GET /hooks/projects/:project',
        'POST /hooks/projects/:project',
        'GET /hooks/projects/:project/:hook',
      ],
      ...['PATCH /hooks/projects/:project/:hook', 'DELETE /hooks/projects/:project/:hook'],
      ...['GET /hooks/projects/:project/:hook/messages', 'GET /hooks/projects/:project/:hook/attempts'],
      'GET /hooks/projects/:project/attempts/:attempt',
    ],
    like: 'in part',
    answers:
      'told of documents that are created, updated, deleted: filter and projection with `before()`, `after()`, `delta::`; drafts and versions when they are wanted; signed, told again after growing pauses for half an hour, every attempt kept; what was not told yet outlives the lake',
    lacks: 'hooks of transactions; a body with GET; each hook keeps its last 1,000 messages',
    test: 'lake/features/hooks/hooks.test.ts',
  },
  {
    endpoints: [
      ...['GET /access/project/:project/robots', 'POST /access/project/:project/robots'],
      ...['DELETE /access/project/:project/robots/:id', 'POST /access/robots/me/rotate'],
      ...['GET /projects/:project/tokens', 'POST /projects/:project/tokens'],
      'DELETE /projects/:project/tokens/:id',
    ],
    like: 'faithful',
    answers: 'tokens for a role, shown once, kept as hashes, with an end when it is wanted; deleted, rotated',
    test: 'lake/features/tokens/tokens.test.ts',
  },
  {
    endpoints: [
      ...[
        'GET /projects/:project/cors',
        'POST /projects/:project/cors',
        'DELETE /projects/:project/cors/:id',
      ],
      'GET /check/cors',
    ],
    like: 'faithful',
    answers:
      'origins beside those of the settings, also with `*`, from the next request on; without `allowCredentials` they send no token',
    test: 'lake/features/cors-origins/cors-origins.test.ts',
  },
  {
    endpoints: ['POST /comments/:dataset/setup'],
    like: 'faithful',
    answers: 'comments on each dataset in one of their own, which no visitor reads',
    test: 'lake/features/project/project.test.ts',
  },
  {
    endpoints: [
      ...['GET /features', 'GET /journey/*', 'GET /subscriptions/*', 'GET /help', 'GET /geoip/country'],
      ...[
        'GET /intake/telemetry-status',
        'POST /intake/batch',
        'POST /intake/feedback',
        'GET /projects/:project/user-applications',
      ],
    ],
    like: 'silent',
    answers: 'nothing is sold, nobody is watched',
    test: 'lake/features/project/project.test.ts',
  },
  {
    endpoints: ['GET /ping', 'GET /data/ping/:dataset'],
    like: 'faithful',
    answers: 'shape',
    test: 'lake/client.test.ts',
  },
];
