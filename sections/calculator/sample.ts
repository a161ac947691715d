const setting = (name: string, value: number) => ({ _key: name, _type: 'setting', name, value });

/** A calculator of two quantities as stored. */
export const sample = {
  _type: 'calculator',
  eyebrow: 'The calculator',
  title: 'How many have a key and no face?',
  text: 'Move what you have. The estimate follows, with every step shown.',
  quantities: [
    {
      _key: 'employees',
      _type: 'quantity',
      label: 'Employees',
      hint: 'Everybody who has an account.',
      unit: 'people',
      name: 'employees',
      isPeople: true,
      scale: 'log',
      lowest: 10,
      highest: 100_000,
      step: 1,
      initial: 1_200,
      brings: [
        {
          _key: 'grants',
          _type: 'bringing',
          kind: 'OAuth grants',
          each: 6,
          reason: 'Apps that a person has let into mail, calendar or files, and that nobody took away.',
        },
      ],
    },
    {
      _key: 'repositories',
      _type: 'quantity',
      label: 'Repositories',
      hint: 'With a commit in the last two years.',
      unit: 'repositories',
      name: 'repositories',
      scale: 'log',
      lowest: 0,
      highest: 20_000,
      initial: 400,
      brings: [
        {
          _key: 'keys',
          _type: 'bringing',
          kind: 'API keys',
          each: 9,
          reason: 'In the settings of its pipeline, in its history and in files beside it.',
        },
      ],
    },
  ],
  presets: [
    {
      _key: 'small',
      _type: 'preset',
      label: 'Small',
      settings: [setting('employees', 80), setting('repositories', 60)],
    },
    {
      _key: 'large',
      _type: 'preset',
      label: 'Large',
      settings: [setting('employees', 12_000), setting('repositories', 6_000)],
    },
  ],
  exposures: [
    {
      _key: 'owner',
      _type: 'exposure',
      label: 'Without an owner',
      percent: 40,
      reason: 'Made by somebody who has changed the team or left, and handed over to nobody.',
    },
    {
      _key: 'rights',
      _type: 'exposure',
      label: 'With permissions that are never used',
      percent: 65,
      reason: 'Roles are copied from the last project, because narrow ones take longer to write.',
    },
  ],
  tasks: [
    {
      _key: 'review',
      _type: 'task',
      label: 'Reviewing access',
      minutesByHand: 9,
      minutesWithProduct: 2,
      reason: 'Two reviews a year; by hand most of the time goes into asking whose it is.',
    },
    {
      _key: 'renewal',
      _type: 'task',
      label: 'Renewing secrets',
      minutesByHand: 12,
      minutesWithProduct: 1,
      reason: 'One planned renewal a year, with a ticket, a change window and somebody who watches.',
    },
  ],
  productLabel: 'With the platform',
  margin: 1.6,
  marginReason: 'Companies of one size differ by that much in how they build and how often they clear up.',
  background: 'paper',
  spacing: 'normal',
};
