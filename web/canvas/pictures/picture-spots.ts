import type { Target } from '#canvas/messages.ts';
import { type PicturePlace, placeFor, readMark } from '#canvas/pictures/picture-places.ts';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { Editing } from '../editing.ts';
import { copyOfPicture, pictureOfCopy } from '../rich/object-copy.ts';
import { type Held, heldAt } from '../section/held-at.ts';
import { sectionAround } from '../section/section-around.ts';
import { boxOf, frameOf } from '../section/section-places.ts';

/** A place for a picture, with its box in pixels from the beginning of the page. */
export interface Spot {
  place: PicturePlace;
  /** The picture that stands there. */
  image?: HTMLImageElement;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The page on which to look for pictures; only places in documents that may be changed are found. */
export interface PicturedPage extends Pick<Editing, 'documentOf' | 'mayEdit'> {
  target: Target;
}

/** The picture at a point of the window, else the free place of the section there. */
export function spotAt(x: number, y: number, page: PicturedPage): Spot | undefined {
  // What the canvas draws may cover it.
  const there = document.elementsFromPoint(x, y);
  const image =
    there.map(pictureOfCopy).find((found) => found !== undefined) ??
    there.find((element) => element instanceof HTMLImageElement);
  const key = there.map(sectionAround).find((found) => found !== undefined);
  return (image && spotOf(image, page)) ?? (key ? freeSpot(key, page) : undefined);
}

/** Where a picture goes that is dropped at a point: as `spotAt`, else the only picture of the section there. */
export function dropSpotAt(x: number, y: number, page: PicturedPage): Spot | undefined {
  const key = document.elementsFromPoint(x, y).map(sectionAround).find(Boolean);
  const [only, ...others] = key ? spotsOf(key, page) : [];
  return spotAt(x, y, page) ?? (others.length === 0 ? only : undefined);
}

/** All places for pictures in a section: first the free one, if it takes one more, then the pictures that it shows. */
export function spotsOf(key: string, page: PicturedPage): Spot[] {
  const images = [...(frameOf(key)?.querySelectorAll('img') ?? [])];
  return [freeSpot(key, page), ...images.map((image) => spotOf(image, page))].filter(
    (spot) => spot !== undefined,
  );
}

function spotOf(image: HTMLImageElement, { mayEdit }: PicturedPage): Spot | undefined {
  const marked = readMark(image.dataset.sanity);
  if (!marked || !mayEdit(marked.target.id)) return undefined;
  return {
    place: { ...marked, title: image.alt || 'Picture' },
    image,
    ...onPage((copyOfPicture(image) ?? image).getBoundingClientRect()),
  };
}

function freeSpot(key: string, page: PicturedPage): Spot | undefined {
  const held = freeAt(key, page);
  const frame = frameOf(key);
  const type = held && compiledTypes.get(held.section._type);
  const box = frame && boxOf(frame);
  if (!held || !type || !box) return undefined;
  const at = { target: held.target, path: sectionPath(held.section._key) };
  const place = placeFor(type, held.section, at);
  return place && { place, ...onPage(box) };
}

/** What a section holds; undefined where that may not be changed. */
export function freeAt(key: string, { target, documentOf, mayEdit }: PicturedPage): Held | undefined {
  const held = heldAt(key, target, documentOf);
  return held && mayEdit(held.target.id) ? held : undefined;
}

const onPage = ({ top, left, width, height }: DOMRect) => ({
  top: top + scrollY,
  left: left + scrollX,
  width,
  height,
});
