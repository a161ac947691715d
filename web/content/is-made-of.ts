import { madeTag, sourceOfTag } from './made-tag.ts';
import { sources } from './sources.ts';

/**
 * Whether what stands at a path would still be made of the content that gave it these tags (`madeTag`). The shell is
 * asked for first because everything contains it.
 */
export async function isMadeOf(path: string, tags: readonly string[]): Promise<boolean> {
  const made = new Map(tags.map((tag) => [sourceOfTag(tag), tag]));
  for (const [source, ask] of Object.entries(sources)) {
    const tag = made.get(source);
    if (tag !== undefined && madeTag(source, await ask(path)) !== tag) return false;
    made.delete(source);
  }
  return tags.length > 0 && made.size === 0;
}
