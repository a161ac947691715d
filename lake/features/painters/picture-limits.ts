import type { LakeOptions, PictureLimits } from '../../kernel/options.ts';

const usual: PictureLimits = {
  maxPixels: 100_000_000,
  maxDrawnPixels: 25_000_000,
  maxMs: 15_000,
  maxMegabytes: 768,
};

/** What pictures may need in a lake: what its options say, and else its own limits. */
export const pictureLimits = ({ pictures = {} }: Pick<LakeOptions, 'pictures'>): PictureLimits => ({
  maxPixels: pictures.maxPixels ?? usual.maxPixels,
  maxDrawnPixels: pictures.maxDrawnPixels ?? usual.maxDrawnPixels,
  maxMs: pictures.maxMs ?? usual.maxMs,
  maxMegabytes: pictures.maxMegabytes ?? usual.maxMegabytes,
});
