import type { RichBlock } from '#canvas/text/rich-changes.ts';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { checkHeading } from '#schemas/rich-text/check-heading.ts';
import { type Limit, sayLimit } from '../text/text-limit.ts';
import { wordsOfBlock } from './rich-place.ts';

/**
 * What to say at a formatted text while somebody types into it, as its form would say it; undefined while all is well.
 */
export function sayRichLimit(
  blocks: readonly RichBlock[],
  title: string,
  type: CompiledType,
): Limit | undefined {
  const { required } = readRules(type);
  const says = blocks.some((block) => block._type !== 'block' || wordsOfBlock(block).trim());
  const missing = sayLimit(says ? 'said' : '', title, { required, max: undefined });
  const [skips] = blocks.map((block) => checkHeading(block, blocks)).filter((said) => said !== true);
  return missing ?? (skips ? { words: skips, isWrong: false } : undefined);
}
