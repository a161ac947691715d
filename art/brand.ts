import { traced } from './path.ts';

/** The mark: a door on its hinge, seen from above as it opens, inside the hexagon of an identity. */
export const mark = `<path d="M32 4 56.2 18v28L32 60 7.8 46V18z" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/><circle cx="24" cy="24" r="6" fill="currentColor"/><path d="M24 24 44 44M24 24v20" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>`;

/** The mark as a drawing of its own, in one colour. */
export const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" color="${color}">${mark}</svg>`;

/** The mark for browser tabs, which follows the colour scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>svg{color:#0a6c66}@media(prefers-color-scheme:dark){svg{color:#5fd8c9}}</style>${mark}</svg>`;

/** The mark on a tile, for home screens. */
export const tile = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0a1828"/><g color="#5fd8c9" transform="translate(13 13) scale(.6)">${mark}</g></svg>`;

/** A seal: a ring of engraved waves around a sign. */
export function seal(sign: string): string {
  const ring = Array.from({ length: 9 }, (_, index) => {
    const path = traced(181, (step) => {
      const angle = (step / 90) * Math.PI;
      const reach = 40 + 4 * Math.sin(18 * angle + index * 0.7);
      return [48 + Math.cos(angle) * reach, 48 + Math.sin(angle) * reach];
    });
    return `<path d="${path}Z" fill="none" stroke="#5fd8c9" stroke-width=".6" opacity=".7"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><circle cx="48" cy="48" r="47" fill="#10233a"/>${ring.join('')}<circle cx="48" cy="48" r="30" fill="#0a1828" stroke="#5fd8c9"/><g fill="none" stroke="#f3f6f6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;
}

/** The signs of the seals: a shield with a check, and a sheet of rules with a check. */
export const signs = {
  shield: '<path d="M48 31 62 36v11c0 9-6 15-14 18-8-3-14-9-14-18V36z"/><path d="m41.500 48 4.500 5 9-10"/>',
  rules: '<path d="M38 32h20v32H38zM43 41h10M43 48h10M43 55h5"/>',
};
