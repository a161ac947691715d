import { describe, expect, it } from 'vitest';
import {
  avatarWidth,
  deviceWidths,
  imageWidths,
  type PictureSource,
  pictureRect,
  pictureUrl,
  pictureWidths,
  siteAddress,
} from './picture-source.ts';

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
  it('are those of the specification', () => {
    expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(imageWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
    expect(avatarWidth).toBe(120);
    expect(pictureWidths(5000)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(pictureWidths(5000, '1vw')).toEqual([16, 32, 48, 64, 96, 128, 256, 384, ...pictureWidths(5000)]);
  });

  it('never go beyond the picture', () => {
    expect(pictureWidths(1000)).toEqual([640, 750, 828, 1000]);
    expect(pictureWidths(100)).toEqual([100]);
    expect(pictureWidths(60, '48px')).toEqual([48, 60]);
    expect(pictureWidths(40, '48px')).toEqual([40]);
  });

  it('are for usual and for fine screens where the place has a width', () => {
    expect(pictureWidths(1000, '48px')).toEqual([48, 96]);
    expect(pictureWidths(1000, '40px')).toEqual([48, 96]);
    expect(pictureWidths(1000, '304px')).toEqual([384, 640]);
    expect(pictureWidths(5000, '3000px')).toEqual([3840]);
  });

  it('begin at the share of the window that the place takes', () => {
    expect(pictureWidths(1000, '(min-width: 47.5em) 40vw, 100vw')).toEqual([256, 384, 640, 750, 828, 1000]);
    expect(pictureWidths(1000, '(min-width: 62.5625em) 588px, 100vw')).toEqual([640, 750, 828, 1000]);
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
