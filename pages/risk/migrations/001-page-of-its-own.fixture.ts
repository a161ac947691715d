const risk = {
  _id: 'risk-shared-keys',
  _type: 'risk',
  title: 'Shared keys',
  slug: { _type: 'slug', current: 'shared-keys' },
};

/** Risks as they were stored before the migration. */
export const before = [
  { ...risk, page: { _type: 'reference', _ref: 'page-risk-shared-keys', _weak: true } },
  { ...risk, _id: 'risk-without-page' },
];

/** The same risks as the migration leaves them. */
export const after = [risk, { ...risk, _id: 'risk-without-page' }];
