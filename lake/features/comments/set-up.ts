import type { Handler } from '../../kernel/http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * Answers `/comments/{dataset}/setup` with the name of the private dataset for comments on another, which is made when
 * there is none yet. Throws a 409 when a dataset of another sort has that name.
 */
export const setUpComments: Handler = (_request, { datasets, options, identity }) => {
  const name = `${options.dataset}-comments`;
  const found = datasets.find(name);
  if (found && found.addonFor !== options.dataset)
    throw new Refusal(
      409,
      `Comments on "${options.dataset}" would be kept in "${name}", but that is a dataset of another sort. Copy it to another name, then delete it.`,
    );
  if (!found) datasets.create({ name, aclMode: 'private', addonFor: options.dataset, author: identity.id });
  return Response.json({ datasetName: name });
};
