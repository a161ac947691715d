const slide = (_key: string, asset: string, alt: string, width: number, aspectRatio: number) => ({
  _key,
  _type: 'slide',
  image: { _type: 'picture', asset: { _type: 'reference', _ref: asset }, alt },
  width,
  aspectRatio,
});

/** Running pictures as stored; the pictures are the slides of content/pictures/. */
export const sample = {
  _type: 'marquee',
  title: 'Where the work is done',
  pictures: [
    slide(
      'ridges',
      'image-0e9540e609bc3875cd3bd92a2b1f2b395b733930-840x560-webp',
      'Sand-colored mountain ridges, layer behind layer, with the sun behind the last',
      420,
      1.5,
    ),
    slide(
      'columns',
      'image-1bd0530aa929cd205a6e421e2d9927eec03e6664-600x600-webp',
      'Dark columns seen from above, a few lit in teal and two in amber',
      280,
      1,
    ),
    slide(
      'rosette',
      'image-0edf4947e199e4a1167ac631439dd5a83bafac0f-840x560-webp',
      'A violet rosette of fine engraved lines with a golden ring in it',
      420,
      1.5,
    ),
    slide(
      'web',
      'image-aedc72fc7d1dcbc83fd039142c8a6b966904836f-600x800-webp',
      'Paths through a tall web of points meet at a key in a hexagon',
      210,
      0.75,
    ),
    slide(
      'contours',
      'image-3fea48956794778519d9467fcc208b75a546a176-600x600-webp',
      'Green contour lines around a peak that is marked with cross-hairs',
      280,
      1,
    ),
  ],
  background: 'paper',
  spacing: 'small',
};
