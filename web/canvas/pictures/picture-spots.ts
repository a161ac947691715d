import { type PicturePlace, placeFor, readMark } from '#canvas/pictures/picture-places.ts';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import type { SectionActions } from '../section/section-actions.ts';
import { boxOf, frameOf, sectionAround } from '../section/section-places.ts';

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

/** The picture at a point of the window, else where the section there takes one. */
export function spotAt(x: number, y: number, actions: SectionActions): Spot | undefined {
  // What the canvas draws lies on some of it.
  const there = document.elementsFromPoint(x, y);
  const image = there.find((element) => element instanceof HTMLImageElement);
  const key = there.map(sectionAround).find((found) => found !== undefined);
  return (image && spotOf(image)) ?? (key ? freeSpot(key, actions) : undefined);
}

/** Where a picture goes that is let go at a point: as `spotAt`, else in the place of the only picture that the section there has. */
export function dropSpotAt(x: number, y: number, actions: SectionActions): Spot | undefined {
  const key = document.elementsFromPoint(x, y).map(sectionAround).find(Boolean);
  const [only, ...others] = key ? spotsOf(key, actions) : [];
  return spotAt(x, y, actions) ?? (others.length === 0 ? only : undefined);
}

/** All places for pictures in a section: first where it takes one more, then the pictures that it shows. */
export function spotsOf(key: string, actions: SectionActions): Spot[] {
  const images = [...(frameOf(key)?.querySelectorAll('img') ?? [])];
  return [freeSpot(key, actions), ...images.map(spotOf)].filter((spot) => spot !== undefined);
}

function spotOf(image: HTMLImageElement): Spot | undefined {
  const marked = readMark(image.dataset.sanity);
  return (
    marked && {
      place: { ...marked, title: image.alt || 'Picture' },
      image,
      ...onPage(image.getBoundingClientRect()),
    }
  );
}

function freeSpot(key: string, actions: SectionActions): Spot | undefined {
  const held = actions.contentOf(key);
  const frame = frameOf(key);
  const type = held && compiledTypes.get(held.section._type);
  const box = frame && boxOf(frame);
  if (!held || !type || !box) return undefined;
  const at = { target: held.target, path: sectionPath(held.section._key) };
  const place = placeFor(type, held.section, at);
  return place && { place, ...onPage(box) };
}

const onPage = ({ top, left, width, height }: DOMRect) => ({
  top: top + scrollY,
  left: left + scrollX,
  width,
  height,
});
