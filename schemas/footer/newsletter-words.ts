/** The words of the newsletter's form where the footer says nothing else (specification, sections 4 and 8). */
export const newsletterWords = {
  title: 'Sign up for updates',
  emailLabel: 'Work email',
  placeholder: 'you@company.com',
  linkLabel: 'Privacy policy',
  href: '/privacy-policy',
  submitLabel: 'Sign up',
  sendingLabel: 'Signing up...',
  successText: "Thank you! You've been successfully subscribed to our updates.",
};
