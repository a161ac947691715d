import type { PageWeight } from '#canvas/messages.ts';

const kilobyte = 1_000; // bytes, as elsewhere in the Studio

/**
 * The most that a page should weigh on a phone for a visitor who looks at all of it, in kilobytes: the limit of 450 for
 * the home page, less the code of the site.
 */
const maxKilobytes = 400;

/** What a page weighs on a phone, in words; `heaviest` are its heaviest pictures where it is too heavy. */
export interface WeightWords {
  sentence: string;
  heaviest: { asset: string; kilobytes: number }[];
}

/** Puts the weight of a page into words. */
export function weightWords({ text, look, pictures, unknown, heaviest }: PageWeight): WeightWords {
  const all = inKilobytes(text + look + pictures);
  const isTooHeavy = all > maxKilobytes;
  const others = unknown > 0 ? ` without ${unknown} of another host` : '';
  const parts = `pictures ${inKilobytes(pictures)}${others}, fonts and style ${inKilobytes(look)}, text ${inKilobytes(text)}`;
  const end = isTooHeavy
    ? `more than the ${maxKilobytes} that load quickly everywhere. Its heaviest pictures:`
    : `of the ${maxKilobytes} that load quickly everywhere.`;
  return {
    sentence: `On a phone, this page is ${all} KB (${parts}), ${end}`,
    heaviest: isTooHeavy
      ? heaviest.map(({ address, bytes }) => ({ asset: assetAt(address), kilobytes: inKilobytes(bytes) }))
      : [],
  };
}

const inKilobytes = (bytes: number): number => Math.round(bytes / kilobyte);

/** The id of the asset of a picture, from its address: https://www.sanity.io/docs/apis-and-sdks/image-urls */
function assetAt(address: string): string {
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  return `image-${file.replace(/\.(\w+)$/, '-$1')}`;
}
