import { slides } from '../slides.ts';
import {
  button,
  type Document,
  h2,
  keyed,
  link,
  list,
  p,
  picture,
  quote,
  seo,
  slug,
  text,
} from '../write.ts';

/** Who Cardea is. */
export const aboutUs: Document = {
  _id: 'page-about-us',
  _type: 'page',
  title: 'About us',
  path: slug('/about-us'),
  sections: keyed([
    {
      _type: 'hero',
      eyebrow: 'About us',
      title: 'Named after the keeper of hinges',
      text: 'Cardea was the Roman goddess of the door hinge: of what opens, what stays shut, and who may pass. We look after the doors that machines use.',
      layout: 'split',
      picture: picture('cover-vault.webp'),
      background: 'paper',
      spacing: 'normal',
    },
    {
      _type: 'prose',
      title: 'Why we began',
      text: text(
        p(
          'In the incidents that we worked on before Cardea there was often the same evening. A key had leaked. Everybody agreed that it had to go. Nobody knew what it held up, so it stayed until Monday.',
        ),
        p(
          'We thought that this question should have an answer: not in days, and not only for those who remember. So we started with the list, and everything since has been a way of asking it something.',
        ),
        quote('A door is only as good as the knowledge of who has a key to it.'),
        h2('What we are careful with'),
        list(
          '**Your trust.** We ask for the smallest right that does the job, and say what it is.',
          '**Your attention.** An alert without evidence is noise with a color.',
          '**Words.** If we cannot explain a finding in a sentence, we have not understood it.',
          '**Our own keys.** We run Cardea on Cardea. The oldest credential in our estate has an owner and an end.',
        ),
        h2('How we work'),
        p(
          'We are a small company, spread over Europe, with desks in Lisbon and Stockholm. Decisions are written down with their reasons, and changed when the reasons change. What we learn goes on [the blog](page-blog), and what we build for everyone goes into the open.',
        ),
      ),
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'icon-grid',
      eyebrow: 'In the open',
      title: 'Tools that we give away',
      text: 'Useful on their own, and a way to see how we build.',
      columns: 3,
      cards: keyed([
        {
          _type: 'icon-card',
          icon: 'split',
          title: 'Federation tool',
          text: 'Sets up trust between a pipeline and a cloud, so that no key needs to be stored.',
        },
        {
          _type: 'icon-card',
          icon: 'lock',
          title: 'Cloud key lockdown',
          text: 'Finds long-lived cloud keys, and refuses new ones by policy.',
        },
        {
          _type: 'icon-card',
          icon: 'terminal',
          title: 'Editor extension',
          text: 'Underlines a secret while it is typed, before it is committed.',
        },
      ]),
      background: 'mist',
      spacing: 'normal',
    },
    {
      _type: 'marquee',
      title: 'Drawings from the studio',
      pictures: slides,
      background: 'paper',
      spacing: 'small',
    },
    {
      _type: 'cta-banner',
      title: 'Come and work on it with us',
      text: 'Small teams, long attention, decisions in writing.',
      buttons: keyed([button('Open positions', link('page-join'), 'cta')]),
      background: 'deep',
      spacing: 'normal',
    },
  ]),
  seo: seo(
    'About us',
    'Why Cardea exists, what we are careful with, how we work, and where the name comes from.',
    ['Cardea', 'about', 'non-human identity security'],
  ),
};
