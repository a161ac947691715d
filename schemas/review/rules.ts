import { fieldIn } from '../fields.ts';

/** The name of the type of the document that says whether reviews are required. */
export const rulesType = 'review-rules';

/** The id of that document, one for each dataset. The dot keeps it from visitors. */
export const rulesId = 'reviews.rules';

/** Whether the stored rules require an approval before anything is published. */
export const isRequiredBy = (rules: unknown): boolean => fieldIn(rules, 'isRequired') === true;
