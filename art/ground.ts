import type { Palette } from './palette.ts';

/** The ground of a picture: a gradient with three soft lights and a darker rim. */
export function ground(
  width: number,
  height: number,
  { ink, deep, glow }: Palette,
  random: () => number,
): string {
  const short = Math.min(width, height);
  const lights = [glow, deep, glow].map((color) => {
    const x = (0.2 + random() * 0.7) * width;
    const y = random() * height;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(short * (0.3 + random() * 0.4)).toFixed(0)}" ry="${(short * 0.35).toFixed(0)}" fill="${color}" opacity=".55"/>`;
  });
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${ink}"/></linearGradient>
    <radialGradient id="rim" cx=".55" cy=".45" r=".8"><stop offset=".4" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".9"/></radialGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${(short * 0.14).toFixed(0)}"/></filter>
    <filter id="halo" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${(short * 0.012).toFixed(1)}"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#soft)">${lights.join('')}</g><rect width="${width}" height="${height}" fill="url(#rim)"/>`;
}
