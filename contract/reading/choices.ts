import type { CompiledType } from './compiled-type.ts';

/** One of the values that an editor chooses between. */
export interface Choice {
  title: string;
  value: unknown;
}

/**
 * The values among which an editor chooses one or several, each with its title; a choice without a title is titled by
 * its value. None when the field is free.
 */
export function choicesOf({ options }: CompiledType): Choice[] {
  const list = typeof options === 'object' && options !== null && 'list' in options ? options.list : [];
  return Array.isArray(list) ? list.map(choiceOf) : [];
}

function choiceOf(option: unknown): Choice {
  const isTitled = typeof option === 'object' && option !== null && 'value' in option;
  const value = isTitled ? option.value : option;
  const title = isTitled && 'title' in option && typeof option.title === 'string' ? option.title : undefined;
  return { title: title ?? String(value), value };
}
