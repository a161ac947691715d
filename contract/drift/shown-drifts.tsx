import { createElement, type ReactNode } from 'react';
import { type Drift, view } from './drift.ts';
import { type QuoteProps, SoundView } from './sound-view.tsx';

/** A view that draws all that the sound one does, and something more. */
const withMore = (name: string, more: (props: QuoteProps) => ReactNode): Drift =>
  view(name, (props) => (
    <div>
      <SoundView {...props} />
      {more(props)}
    </div>
  ));

const picture = 'data:image/png;base64,iVBORw0KGgo=';

/** Faults of views whose HTML is sound: in what they show, leave out, and put where it does not belong. */
export const shownDrifts: Drift[] = [
  view('it does not draw a required text', (props) => <SoundView {...props} text="" />),
  view('it does not draw an optional text', (props) => <SoundView {...props} speaker={null} />),
  view('it does not draw a text within a list', (props) => (
    <SoundView {...props} lines={props.lines.map((line) => ({ ...line, note: null }))} />
  )),
  view('it does not draw a number', (props) => <SoundView {...props} stars={3} />),
  view('it does not draw an address', (props) => <SoundView {...props} source="https://a.example" />),
  view('it does not draw what is referred to', (props) => <SoundView {...props} topic="" />),
  view('it draws the first of a list alone', (props) => (
    <SoundView {...props} lines={props.lines.slice(0, 1)} />
  )),
  view('it ignores a choice', (props) => <SoundView {...props} tone="light" />),
  withMore('it puts a list of fields into a text', ({ lines }) => <p>{`${lines}`}</p>),
  withMore('it reckons with a text', ({ text }) => <p>{Number(text)}</p>),
  withMore('it divides by nothing', ({ stars, lines }) => <p>{String(stars / lines.length)}</p>),
  withMore('it puts what is missing into a text', ({ speaker }) => <p>{`By ${speaker}`}</p>),
  withMore('it says what the time is', () => <p>{new Date().getFullYear()}</p>),
  withMore('it leaves something to chance', () => <p>{Math.random() < 0.5 ? 'heads' : 'tails'}</p>),
  withMore('a text gets into a style', ({ text }) => (
    <p style={{ backgroundImage: `url(${text})` }}>A picture</p>
  )),
  withMore('a text becomes an address as it is', ({ text }) => <a href={`/search/${text}`}>Search</a>),
  withMore('a text becomes an address that can run code', ({ text }) =>
    createElement('a', { href: text }, 'Go there'),
  ),
  withMore('it reads a text as part of an address', ({ text }) => <p>{decodeURIComponent(text)}</p>),
  withMore('a link has no name', ({ source }) => createElement('a', { href: source })),
  withMore('a link may have no name', ({ source, speaker }) => <a href={source}>{speaker}</a>),
  withMore('a button has no name', () => createElement('button', { type: 'button' })),
  withMore('a button has an optional text for its name, and spaces may be all of it', ({ speaker }) => (
    <button type="button">{speaker || 'Press'}</button>
  )),
  withMore('a heading is a required text, and spaces may be all of it', ({ text }) => <h2>{text}</h2>),
  withMore('a heading leaps over a rank', ({ text }) => (
    <div>
      <h2>{text}</h2>
      <h4>{text}</h4>
    </div>
  )),
  withMore('there are two main headings', ({ text }) => (
    <div>
      <h1>{text}</h1>
      <h1>{text}</h1>
    </div>
  )),
  withMore('a picture that leads somewhere has empty words', ({ source }) => (
    <a href={source}>
      <img src={picture} alt="" />
    </a>
  )),
  view('a picture that tells something has empty words', (props) => (
    <SoundView {...props} picture={{ ...props.picture, alt: null }} />
  )),
  withMore('a role is none that there is', ({ text }) =>
    createElement('div', { role: 'buton', tabIndex: 0 }, text),
  ),
];

/** Other views that show the same. */
export const harmlessViews: Drift[] = [
  view(
    'it draws the same in other elements',
    ({ text, speaker, tone, stars, source, anchor, topic, weakly, lines, tags, body, picture }) => (
      <div className={tone} id={anchor}>
        <a href={source}>{stars} stars</a>
        {text} {speaker} {topic} {weakly} {tags.join(' ')} {body} {picture.alt}
        {lines.map(({ key, text: line, note }) => (
          <span key={key} title={note ?? undefined}>
            {line}
          </span>
        ))}
      </div>
    ),
  ),
  withMore('it says a text twice, in capitals', ({ text }) => <p>{text.toUpperCase()}</p>),
  withMore('a text is encoded for an address', ({ text }) => (
    <a href={`/search?q=${encodeURIComponent(text)}`}>Search</a>
  )),
  withMore('a button has a name where a text is of spaces alone', ({ speaker }) => (
    <button type="button">{speaker?.trim() || 'Press'}</button>
  )),
  withMore('a picture is decoration', () => <img src={picture} alt="" />),
  withMore('it says when something was, which has a time of its own', () => (
    <p>{new Date('2026-01-31T09:00:00Z').toISOString()}</p>
  )),
  withMore('it says in its own words that something is null', () => <p>Nullable, undefinedly</p>),
];
