/** The label of the field for the address. */
export const emailLabel = 'Work email';

/** The button's label; the second one while the form is being sent (specification, section 4). */
export const submitLabel = 'Sign up';
/** @see submitLabel */
export const sendingLabel = 'Signing up...';

/** The link after the text that a visitor agrees to, and where it leads. */
export const policyLabel = 'Privacy policy';
/** @see policyLabel */
export const policyPath = '/privacy-policy';

/** The message once the signup has arrived (specification, section 8). */
export const success = "Thank you! You've been successfully subscribed to our updates.";
