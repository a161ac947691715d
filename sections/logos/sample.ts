const logo = (_key: string, name: string, asset: string) => ({
  _key,
  _type: 'customer-logo',
  name,
  mark: { _type: 'image', asset: { _type: 'reference', _ref: asset } },
  isNameShown: false,
});

/** Logos as stored; the pictures are marks of content/pictures/. */
export const sample = {
  _type: 'logos',
  title: 'In use where a wrong key costs a night',
  text: 'Five customers, each with the numbers that they measured.',
  logos: [
    logo('harrowgate', 'Harrowgate Savings', 'image-0f1ff8f0a77e52f108a5019c17aaf35a49d68028-192x40-svg'),
    logo('norrvik', 'Norrvik Freight', 'image-a13fa6c526b13e1acfebc04ea803f3bf68fbdb7d-151x40-svg'),
    logo('sundermoor', 'Sundermoor Clinics', 'image-a536cd4e3d987d73fc9160a144f19f93ea00060a-166x40-svg'),
    logo('tallow', 'Tallow and Finch', 'image-14584088eaee17a7b9f929cb3823f4310fa79039-199x40-svg'),
    logo('brackenline', 'Brackenline', 'image-9d4fe0a77a0d6be7b0e1d71ffb245f2d293b0b2b-176x40-svg'),
  ],
  background: 'paper',
  spacing: 'small',
};
