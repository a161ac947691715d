import type { LakeOptions, PictureLimits } from '../../kernel/options.ts';

const usual: PictureLimits = {
  maxMegapixels: 100,
  maxDrawnMegapixels: 25,
  maxMs: 15_000,
  maxMegabytes: 768,
};

/** The limits of pictures in a lake: those of its options, or else the usual ones. */
export const pictureLimits = ({ pictures = {} }: Pick<LakeOptions, 'pictures'>): PictureLimits => ({
  maxMegapixels: pictures.maxMegapixels ?? usual.maxMegapixels,
  maxDrawnMegapixels: pictures.maxDrawnMegapixels ?? usual.maxDrawnMegapixels,
  maxMs: pictures.maxMs ?? usual.maxMs,
  maxMegabytes: pictures.maxMegabytes ?? usual.maxMegabytes,
});
