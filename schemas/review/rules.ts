import { fieldIn } from '../fields.ts';

/** The name of the type of the document that says whether reviews are required. */
export const rulesType = 'review-rules';

/** The id of that document, of which a dataset has one. The dot keeps it from visitors. */
export const rulesId = 'reviews.rules';

/** Whether nothing is published without an approval, by the stored rules. */
export const isRequiredBy = (rules: unknown): boolean => fieldIn(rules, 'isRequired') === true;
