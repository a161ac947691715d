/** A risk as it is stored. */
export const sample = {
  _id: 'risk-shared-service-account',
  _type: 'risk',
  title: 'One service account serves several workloads',
  slug: { _type: 'slug', current: 'shared-service-account' },
  severity: 'high',
  category: 'access',
  affected: ['service-accounts'],
  summary:
    'Whoever gets into one of them can do what all of them can, and no log can say which of them it was.',
  description: [paragraph('Two jobs share an account because it was there.')],
  detection: [paragraph('Group what an account does by where it is called from.')],
  remediation: [paragraph('Give each workload an account of its own, and end the shared one.')],
};

function paragraph(text: string) {
  return {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 'a', _type: 'span', text, marks: [] }],
  };
}
