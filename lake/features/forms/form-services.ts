import type { FormRules } from './form-rules.ts';

/** What a handler of forms may use. */
export interface FormServices {
  /** The forms that visitors may send; without them there are none. */
  forms: FormRules | undefined;
}
