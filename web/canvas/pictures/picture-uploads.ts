import { studioPath } from '@sanity/client/csm';
import { useState } from 'react';
import { fieldAt } from '#canvas/field-at.ts';
import { isTooHeavy } from '#canvas/pictures/heavy-picture.ts';
import { canBePicture, noPicture } from '#canvas/pictures/no-picture.ts';
import { changesFor, type PicturePlace } from '#canvas/pictures/picture-places.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { newKey } from '#schemas/new-keys.ts';
import { cutText } from '#schemas/seo/cut-text.ts';
import type { Editing } from '../editing.ts';

/** What becomes of a picture that is too heavy: it is made smaller, is taken as it is, or is left out. */
export type HeavyWay = 'shrink' | 'keep' | 'leave';

/** A message about a picture that is being uploaded, and where on the page it stands. */
export interface Upload {
  id: string;
  /** The name of the place for the picture: messages about one place stand together. */
  place: string;
  /** In pixels from the beginning of the page. */
  at: { top: number; left: number };
  words: string;
  isFault?: boolean;
  /** Removes the message. */
  close?: () => void;
  /**
   * Leads to the picture's description in the form; there where the picture has none, or has kept that of the one
   * before it.
   */
  describe?: { label: string; go: () => void };
  /** There while the editor has to say what becomes of the picture. */
  decide?: (way: HeavyWay) => void;
}

/** A file that was chosen, and what becomes of it. */
interface Chosen {
  file: File;
  of: Pick<Upload, 'id' | 'place' | 'at'>;
  way: HeavyWay;
}

/**
 * Uploads pictures, each put in its place once it is uploaded, and places pictures that were uploaded before. `uploads`
 * are the messages about those on their way or failed.
 */
export function useUploads({
  upload,
  choose,
  change,
  tell,
  documentOf,
}: Pick<Editing, 'upload' | 'choose' | 'change' | 'tell' | 'documentOf'>) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  // Replaced in place: the messages would jump otherwise.
  const show = (now: Upload) =>
    setUploads((before) =>
      before.some(({ id }) => id === now.id)
        ? before.map((one) => (one.id === now.id ? now : one))
        : [...before, now],
    );
  const end = (id: string) => setUploads((before) => before.filter((other) => other.id !== id));

  function askAbout({ name, size }: File, of: Pick<Upload, 'id' | 'place' | 'at'>): Promise<HeavyWay> {
    const megabytes = (size / 1_000_000).toFixed(1);
    const words = `“${name}” weighs ${megabytes} MB, which would slow down the page for visitors. Made smaller, it is at most 2,560 pixels wide and looks the same.`;
    return new Promise((decide) => show({ ...of, words, decide }));
  }

  function altAt({ target, path }: PicturePlace): string | undefined {
    const alt = studioPath.get(documentOf(target.id), `${path}.alt`);
    return typeof alt === 'string' && alt.trim() ? alt : undefined;
  }

  /** Says how a picture is described, which nobody sees on the page, and leads to the description. */
  function sayDescribed(
    words: string,
    label: string,
    { target, path }: PicturePlace,
    of: Pick<Upload, 'id' | 'place' | 'at'>,
  ): void {
    const close = () => end(of.id);
    const go = () => {
      tell({ type: 'open', target, path: `${path}.alt`, goesThere: true });
      close();
    };
    show({ ...of, words, close, describe: { label, go } });
  }

  /** Whether a picture at a place needs a description and is not marked as decorative. */
  function needsWords({ target, path, item }: PicturePlace): boolean {
    const [type, document] = [compiledTypes.get(target.type), documentOf(target.id)];
    const fields = (type && !item && fieldAt(type, document, path)?.type.fields) || [];
    return fields.some(({ name }) => name === 'alt') && !studioPath.get(document, `${path}.isDecorative`);
  }

  /** Puts an uploaded picture at a place. */
  function putAsset(
    place: PicturePlace,
    asset: string,
    of: Pick<Upload, 'id' | 'place' | 'at'>,
    isNew = false,
  ): void {
    const alt = place.item ? undefined : altAt(place);
    const before = studioPath.get(documentOf(place.target.id), `${place.path}.asset`);
    const isAdded = place.item !== undefined || !before;
    change(place.target, changesFor(place, asset), isAdded ? 'Added a picture' : 'Replaced a picture');
    if (alt)
      sayDescribed(
        `It keeps the description of the one before: “${cutText(alt, 80)}”`,
        'Describe it anew',
        place,
        of,
      );
    else if (isNew && needsWords(place))
      sayDescribed('It has no description yet for people who cannot see it.', 'Describe it', place, of);
  }

  /** Uploads one picture. Resolves when it is in its place or left out, or when a message says why it failed. */
  async function putOne({ file, of, way }: Chosen, place: PicturePlace): Promise<void> {
    const { id } = of;
    const fail = (words: string) => show({ ...of, words, isFault: true, close: () => end(id) });
    if (!canBePicture(file)) return fail(noPicture(file.name));
    if (way === 'leave') return end(id);
    const words = way === 'shrink' ? `Making “${file.name}” smaller` : `Uploading “${file.name}”`;
    show({ ...of, words });
    return new Promise((done) => {
      upload(file, way === 'shrink', (state) => {
        if ('percent' in state) return show({ ...of, words: `Uploading “${file.name}”: ${state.percent} %` });
        if ('fault' in state) fail(state.fault);
        else {
          end(id);
          putAsset(place, state.asset, of, state.isNew);
        }
        done();
      });
    });
  }

  /**
   * Uploads one after the other, so that they keep the order in which they were chosen. Asks all questions before the
   * first upload: later the editor may be writing elsewhere, and a question would take the focus.
   */
  async function put(
    files: readonly File[],
    place: PicturePlace,
    { top, left }: Upload['at'],
  ): Promise<void> {
    clear(place);
    const chosen: Chosen[] = [];
    for (const file of place.item ? files : files.slice(0, 1)) {
      const of = { id: newKey(), place: nameOf(place), at: { top, left } };
      const isAsked = canBePicture(file) && isTooHeavy(file);
      chosen.push({ file, of, way: isAsked ? await askAbout(file, of) : 'keep' });
      if (isAsked) end(of.id);
    }
    for (const one of chosen) await putOne(one, place);
  }

  /** Removes the messages at a place that can be closed. */
  function clear(place: PicturePlace): void {
    setUploads((before) => before.filter(({ close, ...other }) => !close || other.place !== nameOf(place)));
  }

  /** Lets the editor choose a picture from those uploaded before. */
  function choosePicture(place: PicturePlace, { top, left }: Upload['at']): void {
    clear(place);
    choose((asset) => putAsset(place, asset, { id: newKey(), place: nameOf(place), at: { top, left } }));
  }
  return { uploads, put, choosePicture };
}

const nameOf = ({ target, path }: PicturePlace): string => `${target.id} ${path}`;
