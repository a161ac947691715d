const paragraph = (key: string, text: string) => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: `${key}-1`, _type: 'span', text, marks: [] }],
});

/** A challenge as stored. */
export const sample = {
  _type: 'challenge',
  eyebrow: 'The challenge',
  title: 'Machines outnumber people, and nobody signs for them',
  firstColumn: [
    paragraph(
      'a',
      'A service account is made for a migration, given broad permissions for a weekend, and kept for years.',
    ),
    paragraph('b', 'It has no phone to confirm a login, no manager, and no last day at work.'),
  ],
  secondColumn: [
    paragraph(
      'c',
      'When its key turns up in a build log, the first question is not how to revoke it, but what will stop.',
    ),
    paragraph('d', 'Answering that takes days by hand. It should take a query.'),
  ],
  background: 'paper',
  spacing: 'normal',
};
