import type { alternatives } from '../alternatives.ts';
import { type Document, picture, slug, to } from '../write.ts';

/** The episodes of the masterclass. Each film is one drawing that moves; its captions are its transcript. */
export const episodes: Document[] = [
  episode(1, 'nobody-hired-them', 'Nobody hired them: what counts as a non-human identity', {
    description:
      'Accounts, keys, apps, workloads, pipelines and agents sign in as people do. After this you can say which of the things you run are identities, and why the word matters.',
    speaker: 'author-lindqvist',
    length: '0:10',
    color: '#0b7a75',
    date: '2026-05-05',
  }),
  episode(2, 'account-nobody-owns', 'The service account that nobody owns', {
    description:
      'People leave, and what they set up stays. Why an account without an owner is never switched off, and what to write down so that it need not be.',
    speaker: 'author-vantree',
    length: '0:10',
    color: '#1f3a6e',
    date: '2026-05-19',
  }),
  episode(3, 'oauth-outlives-the-click', 'Why an OAuth app outlives the click that let it in', {
    description:
      'A consent with application permissions is made to the app, not to the person who gave it. What goes on when her account is disabled, and the one step that ends it.',
    speaker: 'author-okafor',
    length: '0:12',
    color: '#9a5b00',
    date: '2026-06-02',
  }),
  episode(4, 'whoever-holds-the-key', 'An API key works for whoever holds it', {
    description:
      'Bearer means just that. How DPoP and mutual TLS bind a token to a private key, and what a stolen copy is worth then.',
    speaker: 'author-sorby',
    length: '0:11',
    color: '#9a5b00',
    date: '2026-06-16',
  }),
  episode(5, 'one-value-seven-places', 'Secret sprawl: how one value comes to stand in seven places', {
    description:
      'Nobody sprawls secrets on purpose: every copy has its reason. Follow one value out of the vault, and see why deleting what you find is not the same as ending it.',
    speaker: 'author-lindqvist',
    length: '0:11',
    color: '#44546a',
    date: '2026-06-30',
  }),
  episode(6, 'window-of-rotation', 'What rotation does, and the window it leaves open', {
    description:
      'The same leak on the same day, under three rules: ninety days, thirty days, one hour. Rotation shortens the window; only short-lived credentials nearly close it.',
    speaker: 'author-aranda',
    length: '0:11',
    color: '#1f3a6e',
    date: '2026-07-14',
  }),
  episode(7, 'federation-claim-by-claim', 'Workload identity federation, claim by claim', {
    description:
      'A pipeline without a stored key: who signs, who checks, and which four things are checked before a cloud hands anything out. The subject is the one that is most often left too wide.',
    speaker: 'author-sorby',
    length: '0:12',
    color: '#9a5b00',
    date: '2026-08-11',
  }),
  episode(8, 'rights-from-evidence', 'Least privilege from evidence, not from guesses', {
    description:
      'Compare what a role may do with what it did, and ask its owner about the rest. Why ninety days of logs are not enough on their own.',
    speaker: 'author-aranda',
    length: '0:11',
    color: '#0b7a75',
    date: '2026-09-01',
  }),
  episode(9, 'agents-act-for-people', 'AI agents: acting for a person without becoming her', {
    description:
      'With a borrowed session an agent is the person, as far as any log can tell. Token exchange keeps both names, narrows the rights, and sets an end.',
    speaker: 'author-okafor',
    length: '0:12',
    color: '#6b3a6e',
    date: '2026-09-22',
  }),
];

type Poster = Extract<keyof typeof alternatives, `poster-${string}`>;
type Name<File> = File extends `poster-${infer Each}.webp` ? Each : never;

function episode(
  number: number,
  name: Name<Poster>,
  title: string,
  about: { description: string; speaker: string; length: string; color: string; date: string },
): Document {
  return {
    _id: `episode-${name}`,
    _type: 'episode',
    title,
    slug: slug(name),
    number,
    description: about.description,
    videoPoster: picture(`poster-${name}.webp`),
    videoDuration: about.length,
    tagColor: { _type: 'color', value: about.color },
    video: { _type: 'file', _sanityAsset: `file@films/${name}.mp4` },
    captions: { _type: 'file', _sanityAsset: `file@films/${name}.vtt` },
    speaker: to(about.speaker),
    publishedAt: `${about.date}T09:00:00Z`,
  };
}
