/** Above the field of the address. */
export const emailLabel = 'Work email';

/** On the button; while the form is sent it has the second (specification, section 4). */
export const submitLabel = 'Sign up';
/** @see submitLabel */
export const sendingLabel = 'Signing up...';

/** The link behind what a visitor agrees to, and where it leads. */
export const policyLabel = 'Privacy policy';
/** @see policyLabel */
export const policyPath = '/privacy-policy';

/** What is said when the signup has arrived (specification, section 8). */
export const success = "Thank you! You've been successfully subscribed to our updates.";
