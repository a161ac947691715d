import type { PictureLimits } from '../../kernel/options.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import type { Signatures } from './signature.ts';

/** What a handler of pictures may use. */
export interface ImageServices {
  drawn: DrawnPictures;
  isSigned: Signatures;
  pictureLimits: PictureLimits;
}
