import type { LakeOptions, LaneName, LimitNumbers, PictureLimits, QueryNeeds } from './options.ts';

/** What of a lake can be set, by its place among the options of `openLake`; `port` is one of `serveLake`. */
export type OptionName =
  | keyof Pick<LakeOptions, 'dataDir' | 'dataset' | 'token' | 'origins' | 'hosts'>
  | 'port'
  | `limits.${keyof LimitNumbers}`
  | `queries.${LaneName}.${keyof QueryNeeds}`
  | `pictures.${keyof PictureLimits}`;

/** What whoever opens a lake calls something of it where they set it; undefined for what they cannot set. */
export type NameOf = (option: OptionName) => string | undefined;

/** The names for whoever calls `openLake` and `serveLake` themselves. */
export const optionOf: NameOf = (option) => `${option} of ${option === 'port' ? 'serveLake' : 'openLake'}`;

/** The name of something that can be set, in brackets behind what is said of it; nothing for what cannot be. */
export function inBrackets(option: OptionName, nameOf: NameOf = optionOf): string {
  const name = nameOf(option);
  return name === undefined ? '' : ` (${name})`;
}
