import type { Point } from './pen.ts';
import { type Compose, distance, spread, towards } from './stage.ts';

/** Owners as rings around what they own, joined where they work together; one key belongs to nobody. */
export const owners: Compose = (pen, { width, height, between, count }) => {
  const rings: { at: Point; radius: number }[] = [];
  const isBand = width > height * 3;
  const [least, most] = [height * (isBand ? 0.16 : 0.09), height * (isBand ? 0.4 : 0.2)];
  for (let tried = 0; tried < 90 && rings.length < (isBand ? 9 : 8); tried++) {
    const radius = between(least, most);
    const at: Point = [between(radius + 6, width - radius - 6), between(radius + 4, height - radius - 4)];
    if (rings.every((other) => distance(other.at, at) > other.radius + radius + 22))
      rings.push({ at, radius });
  }
  const [alone, ...held] = rings.toSorted((a, b) => a.radius - b.radius);
  const inOrder = held.toSorted((a, b) => a.at[0] - b.at[0]);
  inOrder.forEach((ring, index) => {
    const next = inOrder[index + 1];
    if (next && between(0, 1) < 0.75)
      pen.reach(towards(ring.at, next.at, ring.radius), towards(next.at, ring.at, next.radius));
  });
  for (const { at, radius } of held) {
    pen.owner(at, radius);
    const turn = between(0, 6);
    for (const angle of spread(count(2, 6), turn, turn + between(3, 5))) {
      const far = radius * between(0.3, 0.65);
      pen.identity([at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far], between(0, 1) < 0.6);
    }
  }
  if (alone) {
    pen.orbit(alone.at, alone.radius);
    pen.key(alone.at);
  }
};
