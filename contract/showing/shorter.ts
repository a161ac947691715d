import type { Content } from './contents.ts';

// After so many tries, a content is short enough to be read.
const maxTries = 150;

/** A content reduced as far as `isAsked` still holds; one thing after another is left out on trial. */
export async function shorter(
  content: Content,
  isAsked: (content: Content) => Promise<boolean>,
): Promise<Content> {
  let best = content;
  let tries = 0;
  const attempt = async (one: Content) => {
    if (++tries > maxTries || !(await isAsked(one))) return false;
    best = one;
    return true;
  };
  for (const document of content.around) {
    if (document._type.startsWith('sanity.')) continue;
    await attempt({ ...best, around: best.around.filter((one) => one !== document) });
  }
  if (best.own) {
    // A shortened object is still an object.
    const own = await shortened(best.own, async (value) => await attempt({ ...best, own: value as Fields }));
    best = { ...best, own: own as Fields }; // as above
  }
  for (const { _id } of best.around.filter(({ _type }) => !_type.startsWith('sanity.'))) {
    const document = best.around.find((one) => one._id === _id);
    // What referred to it may be gone by now.
    if (document && (await attempt({ ...best, around: best.around.filter((one) => one !== document) })))
      continue;
    // A shortened document keeps its id and its type.
    const put = (value: unknown) => best.around.map((one) => (one._id === _id ? (value as typeof one) : one));
    if (document) await shortened(document, async (value) => await attempt({ ...best, around: put(value) }));
  }
  return best;
}

type Fields = Record<string, unknown>;

/** A value without the keys and items that `isWell` can do without. */
async function shortened(value: unknown, isWell: (value: unknown) => Promise<boolean>): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  let best: object = value;
  // From the end, so that what is left keeps its place.
  for (const key of Object.keys(value).toReversed()) {
    if (['_type', '_id', '_key', '_ref'].includes(key)) continue;
    const without = omitted(best, key);
    if (await isWell(without)) {
      best = without;
      continue;
    }
    const part = Reflect.get(best, key);
    const around = best;
    const inner = await shortened(part, async (one) => await isWell(replaced(around, key, one)));
    best = replaced(best, key, inner);
  }
  return best;
}

function omitted(value: object, key: string): object {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function replaced(value: object, key: string, part: unknown): object {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? part : item));
  return { ...value, [key]: part };
}
