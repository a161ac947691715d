import { button, type Document, keyed, link, to } from './write.ts';

/** The invitation with which several pages end: a section that they share. */
export const closingInvitation: Document = {
  _id: 'shared-closing-invitation',
  _type: 'shared-section',
  title: 'Closing invitation',
  sections: keyed([
    {
      _type: 'cta-banner',
      title: 'See your own estate in half an hour',
      text: 'Bring one cloud account. Leave with the list of its identities, and who answers for them.',
      buttons: keyed([button('Book a demo', link('page-book-demo'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
};

/** The place on a page at which the invitation stands. */
export const closing = { _type: 'shared', section: to(closingInvitation._id) };
