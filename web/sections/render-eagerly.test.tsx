import { memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderEagerly } from './render-eagerly.ts';

function Title({ text }: { text: string }) {
  return <h2>{text}</h2>;
}

function Fails(): ReactNode {
  throw new Error('This section is broken.');
}

const Remembered = memo(function Remembered({ children }: { children: ReactNode }) {
  return <aside>{children}</aside>;
});

test('the markup is the same as React makes it', () => {
  const section = (
    <section id="a">
      <Title text="One" />
      {['x', 'y'].map((key) => (
        <Title key={key} text={key} />
      ))}
      {false}
      <Remembered>
        <Title text="Two" />, and {2}
      </Remembered>
    </section>
  );
  expect(renderToStaticMarkup(renderEagerly(section))).toBe(renderToStaticMarkup(section));
});

test('React asks no key of children that a component hands on beside others', () => {
  const Band = ({ children }: { children: ReactNode }) => (
    <section>
      {false}
      {children}
    </section>
  );
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const band = (
    <Band>
      <Title text="One" />
      <Title text="Two" />
    </Band>
  );
  expect(renderToStaticMarkup(renderEagerly(band))).toBe('<section><h2>One</h2><h2>Two</h2></section>');
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('an error deep inside comes out at once', () => {
  const section = (
    <section>
      <Remembered>
        <Fails />
      </Remembered>
    </section>
  );
  expect(() => renderEagerly(section)).toThrow('This section is broken.');
});

test('an error in an element that is passed as a property comes out as well', () => {
  const Island = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  const Slotted = Island as unknown as (props: { icon: ReactNode }) => null; // as Next hands over client components
  expect(() => renderEagerly(<Slotted icon={<Fails />} />)).toThrow('This section is broken.');
  expect(renderEagerly(<Slotted icon="a" />)).toMatchObject({ type: Island });
});
