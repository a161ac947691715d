import { createElement } from 'react';
import { type Drift, view } from './drift.ts';
import { SoundView } from './sound-view.tsx';

/** Faults of views that break what they draw. */
export const viewDrifts: Drift[] = [
  // The cast is the fault that is planted.
  view('it relies on what may be null', ({ speaker }) => <p>{(speaker as string).toUpperCase()}</p>),
  view('it puts a text in as markup', ({ text }) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the fault that is planted
    createElement('p', { dangerouslySetInnerHTML: { __html: text } }),
  ),
  view('it puts a paragraph into a paragraph', ({ text }) => (
    <p>
      <p>{text}</p>
    </p>
  )),
  view('it puts a list into a heading', ({ text }) => (
    <h2>
      <ul>
        <li>{text}</li>
      </ul>
    </h2>
  )),
  view('its items have no keys', ({ tags }) => <ul>{tags.map((tag) => createElement('li', null, tag))}</ul>),
  view('two of its items may share a key', ({ tags }) => (
    <ul>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )),
  view('it says something to the console', ({ text }) => {
    console.warn('text', text.length);
    return <p>{text}</p>;
  }),
  view('it puts a link into a link', ({ text, source }) => (
    <a href={source}>
      <Link to={source}>{text}</Link>
    </a>
  )),
  view('it repeats an id', ({ tags }) => (
    <div>
      {[...tags, 'one more'].map((tag) => (
        <p id="tag" key={Math.random()}>
          {tag}
        </p>
      ))}
    </div>
  )),
  view('a picture has no words', ({ source }) => createElement('img', { src: source })),
  view('it fails for a long list', ({ tags }) => {
    if (tags.length > 2) throw new Error('too many');
    return <p>{tags}</p>;
  }),
  view('it waits for something before it draws', async (props) => {
    await Promise.resolve();
    return <SoundView {...props} />;
  }),
];

function Link({ to, children }: { to: string; children: string }) {
  return <a href={to}>{children}</a>;
}
