import type { VariantPlace } from '../../kernel/store/variant.ts';
import { type Action, optionalTextIn, publishedIdIn, textIn } from '../actions/action.ts';
import type { Work } from '../actions/work.ts';
import { requireState } from '../releases/require-state.ts';

/** The bare name of the variant that an action is for; throws a 400 for the id of the document that defines it. */
export function variantIn(action: Action, work: Work): string {
  const name = textIn(action, 'variantId');
  if (/^[a-zA-Z0-9_-]+$/.test(name)) return name;
  const description = `"${name}" is not a name for a variant: use letters, digits, "_" and "-", and do not begin with "_.variants.".`;
  throw work.invalid(description);
}

/** The place of the variant that an action is for. Throws when the action names a release that is not active. */
export function placeIn(action: Action, work: Work): VariantPlace {
  const group = publishedIdIn(action);
  const variant = variantIn(action, work);
  const named = optionalTextIn(action, 'bundleId');
  if (named === undefined || named === 'drafts') return { group, variant, bundle: named };
  if (named === 'published') {
    const description = `"bundleId" must be "drafts" or the id of a release; leave it out for what is published.`;
    throw work.invalid(description);
  }
  requireState(work, named, ['active']);
  return { group, variant, bundle: named };
}
