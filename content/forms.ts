import { type Document, keyed, link, slug } from './write.ts';

interface Field {
  _type: string;
  name: string;
  label: string;
  [field: string]: unknown;
}

/** The forms of the site: for a demo, for a question, for an open position. */
export const forms: Document[] = [
  form({
    name: 'book-demo',
    title: 'Book a demo',
    submitLabel: 'Book a demo',
    successTitle: 'We have your request',
    successText:
      'An engineer writes to you within a working day, with two times to choose from. Nobody calls you unless you ask.',
    fields: [
      { ...text('name', 'Name', 'name'), required: true, width: 'half' },
      {
        ...email('Work email', 'you@company.com'),
        isWorkOnly: true,
        width: 'half',
      },
      { ...text('company', 'Company', 'organization'), required: true, width: 'half' },
      select('company_size', 'Company size', [
        '1 to 99 people',
        '100 to 999 people',
        '1,000 to 9,999 people',
        '10,000 people and more',
      ]),
      { ...phone(), hint: 'Only if you would rather talk about the time than write.' },
      {
        _type: 'tiles-field',
        name: 'interests',
        label: 'What interests you?',
        hint: 'As many as you like.',
        isMultiple: true,
        choices: keyed([
          tile('inventory', 'Inventory', 'What is there, and whose it is', 'radar'),
          tile('lifecycle', 'Lifecycle', 'From the first key to the last', 'lifecycle'),
          tile('detection', 'Detection', 'What a machine does not usually do', 'scan'),
          tile('agents', 'AI agents', 'What they may do, and for whom', 'agents'),
        ]),
      },
      message(
        'What should be true at the end?',
        'We have some four thousand service accounts, and two people.',
      ),
      consent(),
    ],
  }),
  form({
    name: 'contact',
    title: 'Contact',
    submitLabel: 'Send message',
    successTitle: 'Your message is here',
    successText: 'A person reads it and answers within two working days, to the address that you gave.',
    fields: [
      { ...text('name', 'Name', 'name'), required: true, width: 'half' },
      { ...email('Email', 'you@company.com'), width: 'half' },
      {
        ...select('topic', 'Topic', ['The product', 'A price', 'Press', 'My data', 'Something else']),
        required: true,
        width: 'full',
      },
      { ...message('Message', 'What do you want to be true at the end?'), required: true },
      consent(),
    ],
  }),
  form({
    name: 'application',
    title: 'Application for a position',
    submitLabel: 'Send application',
    successTitle: 'We have your application',
    successText:
      'Somebody of the team reads all of it. You hear from us within a week, with reasons either way.',
    fields: [
      { ...text('name', 'Name', 'name'), required: true, width: 'half' },
      { ...email('Email', 'you@example.com'), width: 'half' },
      phone(),
      {
        ...text('link', 'A link to your work', 'url'),
        placeholder: 'https://',
        hint: 'Code, writing, a talk: whatever shows how you think.',
      },
      {
        _type: 'file-field',
        name: 'cv',
        label: 'CV',
        hint: 'Two pages are plenty',
        required: true,
        fileKinds: ['pdf', 'docx', 'odt'],
        mostMegabytes: 5,
      },
      {
        ...select('found_by', 'How did you find us?', [
          'A colleague',
          'The blog',
          'A talk or a meetup',
          'A job board',
          'Somewhere else',
        ]),
        width: 'full',
      },
      message('Something that you are proud of', 'Two or three sentences, or two pages.'),
      consent('We keep what you send to decide about your application, and delete it after six months.'),
    ],
  }),
];

function form({
  name,
  fields,
  ...words
}: {
  name: string;
  fields: Field[];
  [field: string]: unknown;
}): Document {
  return { _id: `form-${name}`, _type: 'form', slug: slug(name), fields: keyed(fields), ...words };
}

function text(name: string, label: string, purpose: string): Field {
  return { _type: 'text-field', name, label, purpose };
}

function email(label: string, placeholder: string): Field {
  return { _type: 'email-field', name: 'email', label, placeholder, required: true };
}

function phone(): Field {
  return { _type: 'phone-field', name: 'phone', label: 'Phone' };
}

function select(name: string, label: string, labels: string[]): Field {
  const choices = keyed(labels.map((label) => ({ _type: 'choice', label })));
  return { _type: 'select-field', name, label, choices, width: 'half' };
}

function tile(value: string, label: string, words: string, icon: string) {
  return { _type: 'tile', value, label, text: words, icon };
}

function message(label: string, placeholder: string): Field {
  return { _type: 'text-area-field', name: 'message', label, placeholder };
}

function consent(
  label = 'We use what you write to answer you, and for nothing else. You can take it back at any time.',
): Field {
  return {
    _type: 'consent-field',
    name: 'privacy_consent',
    label,
    linkLabel: 'Privacy policy',
    link: link('page-privacy-policy'),
    required: true,
  };
}
