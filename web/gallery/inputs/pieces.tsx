import type { ReactNode } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { FileInput } from '#ui/inputs/file-input.tsx';
import { SearchInput } from '#ui/inputs/search-input.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextArea } from '#ui/inputs/text-area.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Tiles } from '#ui/inputs/tiles.tsx';
import { accounts, interests, roles, sizes } from './choices.ts';
import { Phone } from './phone.tsx';

/** An input, and a function for each of its states that draws it under a name. */
interface Piece {
  title: string;
  states: Record<string, (name: string) => ReactNode>;
}

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** All inputs, in all states. */
export const pieces: readonly Piece[] = [
  {
    title: 'Text',
    states: {
      empty: (name) => <TextInput name={name} />,
      placeholder: (name) => <TextInput name={name} label="Company" placeholder="Acme Industries" />,
      filled: (name) => <TextInput name={name} label="Name" defaultValue="Ada Lovelace" />,
      required: (name) => (
        <TextInput name={name} label="Work email" type="email" required hint="We answer within a day" />
      ),
      error: (name) => (
        <TextInput
          name={name}
          label="Work email"
          type="email"
          required
          defaultValue="ada@"
          error="Invalid email address"
        />
      ),
      disabled: (name) => <TextInput name={name} label="Region" defaultValue="Europe" disabled />,
      'long words': (name) => (
        <TextInput name={name} label={longWord} hint={longWord} error={longWord} required />
      ),
      'several lines': (name) => <TextArea name={name} label="Message" placeholder="What keeps you awake?" />,
    },
  },
  {
    title: 'Search',
    states: {
      empty: (name) => (
        <SearchInput name={name} label="Search integrations" placeholder="Search integrations" />
      ),
      filled: (name) => <SearchInput name={name} label="Search risks" defaultValue="Leaked token" />,
      'seen label': (name) => (
        <SearchInput name={name} label="Find a risk" isLabelHidden={false} placeholder="Rotation" />
      ),
      disabled: (name) => <SearchInput name={name} label="Search posts" disabled />,
    },
  },
  {
    title: 'Phone',
    states: {
      empty: (name) => <Phone name={name} label="Phone" />,
      filled: (name) => <Phone name={name} label="Phone of London" defaultValue="+442079460958" />,
      'only some countries': (name) => (
        <Phone
          name={name}
          label="Phone in the Alps"
          limits={{ only: ['at', 'ch', 'de', 'fr', 'it', 'li', 'si'] }}
          wanted="ch"
        />
      ),
      'all but one country': (name) => (
        <Phone name={name} label="Phone abroad" limits={{ exclude: ['us'] }} wanted="ca" />
      ),
      error: (name) => <Phone name={name} label="Phone" required error="Phone is required" />,
      disabled: (name) => <Phone name={name} label="Phone" defaultValue="+12025550143" disabled />,
    },
  },
  {
    title: 'File',
    states: {
      empty: (name) => <FileInput name={name} label="Attachment" />,
      limits: (name) => (
        <FileInput name={name} label="CV" accept=".pdf,.docx" maxBytes={5_000_000} required />
      ),
      several: (name) => (
        <FileInput name={name} label="Samples" accept="image/*" multiple hint="Work you like" />
      ),
      error: (name) => <FileInput name={name} label="CV" required error="CV is required" />,
      disabled: (name) => <FileInput name={name} label="CV" disabled />,
    },
  },
  {
    title: 'Select',
    states: {
      empty: (name) => <Select name={name} label="Team size" options={sizes} />,
      chosen: (name) => <Select name={name} label="Account" options={accounts} defaultValue="keys" />,
      error: (name) => <Select name={name} label="Role" options={roles} required error="Role is required" />,
      disabled: (name) => <Select name={name} label="Region" options={sizes} disabled />,
      'long words': (name) => (
        <Select name={name} label="Ship" options={[{ value: 'long', label: longWord }]} defaultValue="long" />
      ),
    },
  },
  {
    title: 'Tiles',
    states: {
      'one of several': (name) => (
        <Tiles name={name} label="Interest" options={interests} defaultValue="vault" />
      ),
      'any number': (name) => (
        <Tiles
          name={name}
          label="Interests"
          options={interests}
          multiple
          defaultValue={['agents', 'vault']}
          hint="As many as you like"
        />
      ),
      error: (name) => (
        <Tiles name={name} label="Interest" options={interests} required error="Interest is required" />
      ),
      disabled: (name) => (
        <Tiles name={name} label="Interest" options={interests} disabled defaultValue="agents" />
      ),
    },
  },
  {
    title: 'Checkbox',
    states: {
      empty: (name) => <Checkbox name={name} label="Send me the newsletter" />,
      checked: (name) => <Checkbox name={name} label="Send me the newsletter" defaultChecked />,
      consent: (name) => (
        <Checkbox
          name={name}
          required
          label={
            <>
              We collect your name and email address for marketing communication.{' '}
              <a href="/privacy-policy">Privacy policy</a>
            </>
          }
        />
      ),
      error: (name) => (
        <Checkbox
          name={name}
          label="I accept the privacy policy"
          required
          error="You must accept the privacy policy"
        />
      ),
      disabled: (name) => <Checkbox name={name} label="Send me the newsletter" disabled />,
      'disabled and checked': (name) => (
        <Checkbox name={name} label="Necessary cookies" disabled defaultChecked />
      ),
    },
  },
];
