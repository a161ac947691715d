import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { pictureRect } from '#ui/picture/picture-source.ts';
import { closeUp } from './close-up.ts';
import { markdown } from './markdown.ts';
import AnnotatedPicture from './view.tsx';

const picture = {
  ...{ src: '/images/a.webp', width: 1200, height: 900, lqip: null, alt: 'A table' },
  ...{ dark: null, crop: null, hotspot: null },
};
const point = { key: 'a', title: 'Who owns it', text: 'A team that said yes.', x: 50, y: 20 };
const props = {
  ...{ anchor: null, background: 'paper' as const, spacing: 'normal' as const },
  ...{ eyebrow: null, title: 'One line each', text: null, pictureSide: 'left' as const },
  picture,
  points: [point, { ...point, key: 'b', title: 'What it opens', text: null, x: 120, y: -3 }],
};

test('points are a numbered list, whose numbers on the picture are for the eye alone', () => {
  const html = render(<AnnotatedPicture {...props} />);
  expect(html.match(/<ol/g)).toHaveLength(1);
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html.match(/<span aria-hidden="true" data-point="\d"/g)).toHaveLength(2);
  expect(html.match(/alt="A table"/g)).toHaveLength(1);
});

test('a point stays on the picture', () => {
  expect(render(<AnnotatedPicture {...props} />)).toContain('left:100%;top:0%');
});

test('without a picture its words are there', () => {
  const html = render(<AnnotatedPicture {...props} picture={null} />);
  expect(html).toContain('Who owns it');
  expect(html).not.toContain('<img');
});

test('a close-up is half as wide as the picture, around its point and never beyond the edge', () => {
  expect(pictureRect(closeUp(picture, { x: 50, y: 50 }).part)).toEqual({
    x: 300,
    y: 330,
    width: 600,
    height: 240,
  });
  expect(pictureRect(closeUp(picture, { x: 0, y: 100 }).part)).toEqual({
    x: 0,
    y: 660,
    width: 600,
    height: 240,
  });
});

test('a close-up stays within what the editor has left of the picture', () => {
  const cropped = { ...picture, crop: { left: 0.5, right: 0, top: 0, bottom: 0.5 } };
  expect(pictureRect(closeUp(cropped, { x: 0, y: 0 }).part)).toEqual({
    x: 600,
    y: 0,
    width: 300,
    height: 120,
  });
});

test('a close-up begins at the edge of the picture where little would be left beside it', () => {
  expect(pictureRect(closeUp(picture, { x: 33, y: 50 }).part)).toMatchObject({ x: 0, width: 600 });
  expect(pictureRect(closeUp(picture, { x: 67, y: 50 }).part)).toMatchObject({ x: 600, width: 600 });
  expect(closeUp(picture, { x: 33, y: 50 }).cut).toMatchObject({ left: false, right: true });
});

test('a close-up fades out at the sides where the picture goes on', () => {
  const middle = { left: true, right: true, top: true, bottom: true };
  expect(closeUp(picture, { x: 50, y: 50 }).cut).toEqual(middle);
  expect(closeUp(picture, { x: 0, y: 100 }).cut).toEqual({ ...middle, left: false, bottom: false });
  expect(closeUp(picture, { x: 100, y: 0 }).cut).toEqual({ ...middle, right: false, top: false });
});

test('in Markdown the points are numbered', () => {
  expect(writeMarkdown(markdown(props))).toContain('1. **Who owns it**');
});
