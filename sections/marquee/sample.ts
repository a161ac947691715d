const slide = (key: string, alt: string, width: number, aspectRatio: number, asset?: string) => ({
  _key: key,
  width,
  aspectRatio,
  image: { _type: 'picture', alt, ...(asset && { asset: { _type: 'reference', _ref: asset } }) },
});

/** Running pictures as stored. */
export const sample = {
  _type: 'marquee',
  title: 'Places of work',
  pictures: [
    slide('a', 'Mountain ridges at dawn, drawn in layers of blue', 420, 1.5),
    slide('b', 'A vault of columns seen from above', 280, 1),
    slide('c', 'A rosette of fine engraved lines', 420, 1.5),
  ],
  background: 'paper',
  spacing: 'small',
};
