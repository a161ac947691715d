import { describe, expect, it } from 'vitest';
import { type PictureSource, pictureRect, pictureUrl, pictureWidths, siteAddress } from './picture-source.ts';

const picture: PictureSource = {
  src: 'http://localhost:3000/images/p/d/abc-2000x1000.jpg',
  width: 2000,
  height: 1000,
  alt: '',
};

describe('pictureRect', () => {
  it('is the whole picture when nothing is asked', () => {
    expect(pictureRect(picture)).toEqual({ x: 0, y: 0, width: 2000, height: 1000 });
  });

  it('is what the crop leaves', () => {
    const crop = { left: 0.1, right: 0.2, top: 0, bottom: 0.5 };
    expect(pictureRect({ ...picture, crop })).toEqual({ x: 200, y: 0, width: 1400, height: 500 });
  });

  it('cuts to a ratio around the middle', () => {
    expect(pictureRect(picture, 1)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 });
    expect(pictureRect(picture, 4)).toEqual({ x: 0, y: 250, width: 2000, height: 500 });
  });

  it('cuts around the hotspot and never beyond the edge or the crop', () => {
    expect(pictureRect({ ...picture, hotspot: { x: 0.3, y: 0.5 } }, 1).x).toBe(100);
    expect(pictureRect({ ...picture, hotspot: { x: 0.99, y: 0.5 } }, 1).x).toBe(1000);
    const crop = { left: 0.25, right: 0, top: 0, bottom: 0 };
    expect(pictureRect({ ...picture, crop, hotspot: { x: 0, y: 0 } }, 1).x).toBe(500);
  });

  it('leaves at least a pixel of a picture that is cropped away', () => {
    const crop = { left: 0.6, right: 0.6, top: 0, bottom: 0 };
    expect(pictureRect({ ...picture, crop }, 2)).toMatchObject({ width: 1, height: 1 });
  });
});

describe('pictureUrl', () => {
  it('asks for a width, quality 75, and the format that the browser likes', () => {
    const url = pictureUrl(picture, pictureRect(picture), 640);
    expect(url).toBe('/images/p/d/abc-2000x1000.jpg?w=640&q=75&auto=format&fit=max');
  });

  it('names the part that is shown', () => {
    expect(pictureUrl(picture, pictureRect(picture, 1), 120)).toContain('?rect=500,0,1000,1000&w=120&');
  });
});

describe('pictureWidths', () => {
  it('never goes beyond the picture', () => {
    expect(pictureWidths(1000)).toEqual([384, 640, 750, 828, 1000]);
    expect(pictureWidths(5000).at(-1)).toBe(3840);
    expect(pictureWidths(100)).toEqual([100]);
  });
});

describe('siteAddress', () => {
  it('keeps only the path of what the lake of the site holds', () => {
    expect(siteAddress('http://127.0.0.1:3030/files/p/d/a.riv')).toBe('/files/p/d/a.riv');
  });

  it.each(['https://cdn.sanity.io/images/p/d/a.jpg', '/a.jpg', 'data:image/png;base64,AAAA'])(
    'leaves %s alone',
    (src) => {
      expect(siteAddress(src)).toBe(src);
    },
  );
});
