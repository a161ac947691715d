const mail = { _type: 'link', href: 'mailto:security@example.com' };

/** A table of documents as stored. */
export const sample = {
  _type: 'document-table',
  eyebrow: 'Documents',
  title: 'What a security review asks for',
  text: 'Each with its date, and how long it takes to get it.',
  documents: [
    {
      _key: 'report',
      _type: 'document-row',
      title: 'Controls report',
      text: 'Security and availability over twelve months, by independent auditors.',
      isOnDark: false,
      sort: 'Report',
      date: '2026-05-06',
      access: 'Under NDA, in a working day',
      link: mail,
      linkLabel: 'Request it',
    },
    {
      _key: 'certificate',
      _type: 'document-row',
      title: 'Certificate of ISO 27001',
      text: 'Everything that we run is in scope.',
      isOnDark: false,
      sort: 'Certificate',
      date: '2026-05-06',
      access: 'Open to all',
      link: mail,
      linkLabel: 'Request it',
    },
    {
      _key: 'policy',
      _type: 'document-row',
      title: 'Privacy policy',
      isOnDark: false,
      sort: 'Policy',
      access: 'Open to all',
      link: { _type: 'link', href: '/privacy-policy' },
      linkLabel: 'Read it',
    },
  ],
  note: 'What you sign for one of them holds for all.',
  background: 'paper',
  spacing: 'normal',
};
