/** A risk in full as stored; the risk itself is a document. */
export const sample = {
  _type: 'risk-detail',
  eyebrow: 'Known risk',
  risk: { _type: 'reference', _ref: 'risk-shared-service-account' },
  background: 'paper',
  spacing: 'normal',
};
