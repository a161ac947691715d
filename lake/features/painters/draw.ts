import sharp, { type ResizeOptions, type Sharp } from 'sharp';

/** A part of a picture, in its own pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is made of a picture, worked out to the pixel: equal drawings are equal pictures. */
export interface Drawing {
  /** The part that is drawn; all of it when left out. */
  area?: Area;
  /** The size of the result: that of the part when both are left out, and in its ratio when one is. */
  width?: number;
  height?: number;
  fit: 'inside' | 'cover' | 'contain' | 'fill';
  /** Whether the picture may be drawn larger than it is. */
  mayEnlarge: boolean;
  /** What `cover` keeps. */
  position?: string;
  /** A colour as RRGGBB or RRGGBBAA. */
  background?: string;
  blur?: number;
  isInverted?: boolean;
  /** From -100, which is grey, to 100. */
  saturation?: number;
  quality?: number;
  /** Whether drawing may take longer to save bytes. */
  unhurried?: boolean;
  ending: string;
}

/**
 * Draws a picture and returns the bytes of the result. Throws for a picture that cannot be read, or that has more than
 * `maxPixels` over all its frames.
 */
export async function draw(file: string, drawing: Drawing, maxPixels: number): Promise<Buffer> {
  const { ending, quality } = drawing;
  const animated = ending === 'webp' || ending === 'gif';
  let image = sharp(file, { limitInputPixels: maxPixels, animated }).autoOrient();
  if (drawing.area) image = image.extract(drawing.area);
  if (drawing.width || drawing.height) {
    // What an animation is about cannot be found in its frames, so it keeps its middle.
    const hasFrames = drawing.position === 'entropy' && animated && ((await image.metadata()).pages ?? 1) > 1;
    image = resize(image, hasFrames ? { ...drawing, position: 'center' } : drawing);
  }
  if (drawing.blur) image = await blur(image, Math.max(0.3, Math.min(1_000, drawing.blur / 4)), animated);
  const background = drawing.background ?? (ending === 'jpg' ? white : undefined);
  if (background) image = image.flatten({ background: fillOf(background, drawing) });
  if (drawing.isInverted) image = image.negate({ alpha: false });
  if (drawing.saturation) image = image.modulate({ saturation: 1 + drawing.saturation / 100 });
  if (ending === 'jpg') return image.jpeg({ quality, progressive: true }).toBuffer();
  if (ending === 'webp') return image.webp({ quality }).toBuffer();
  if (ending === 'avif') {
    // One step more would save 5 % of the bytes and take three times as long.
    const effort = drawing.unhurried ? { effort: 3, chromaSubsampling: '4:2:0' } : { effort: 2 };
    return image.avif({ quality, ...effort }).toBuffer();
  }
  if (ending === 'gif') return image.gif().toBuffer();
  return image.png().toBuffer();
}

const white = 'ffffff';

/**
 * The colour with which a picture is filled up. It is inverted here when the picture will be, so that it comes out as
 * it was asked for.
 */
function fillOf(colour: string, { isInverted }: Drawing): string {
  const negative = (rgb: string) => (0xffffff - Number.parseInt(rgb, 16)).toString(16).padStart(6, '0');
  return `#${isInverted ? colour.replace(/^.{6}/, negative) : colour}`;
}

const maxSigma = 16; // a wider blur of a small picture takes half a minute

/**
 * Blurs a picture. A wide blur is done as a narrow one on a smaller copy, which is then enlarged: nobody sees the
 * difference, and it costs next to nothing.
 */
async function blur(image: Sharp, sigma: number, animated: boolean): Promise<Sharp> {
  if (sigma <= maxSigma) return image.blur(sigma);
  const kept = (one: Sharp) => (animated ? one.webp({ lossless: true, effort: 0 }) : one.png());
  const { data, info } = await kept(image).toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width, info.pageHeight ?? info.height];
  const shrunk = (length: number) => Math.max(1, Math.round((length * maxSigma) / sigma));
  const small = sharp(data, { animated }).resize(shrunk(width), shrunk(height), { fit: 'fill' });
  const blurred = await kept(small.blur(maxSigma)).toBuffer();
  return sharp(blurred, { animated }).resize(width, height, { fit: 'fill', kernel: 'cubic' });
}

function resize(image: Sharp, drawing: Drawing): Sharp {
  const { width, height, fit, mayEnlarge } = drawing;
  const options: Record<Drawing['fit'], ResizeOptions> = {
    inside: { withoutEnlargement: !mayEnlarge },
    cover: { position: drawing.position ?? 'center' },
    contain: {
      background: fillOf(drawing.background ?? white, drawing),
      withoutEnlargement: !mayEnlarge,
    },
    fill: {},
  };
  return image.resize(width ?? null, height ?? null, { fit, ...options[fit] });
}
