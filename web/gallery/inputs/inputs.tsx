import clsx from 'clsx';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { ExampleForm } from './example-form.tsx';
import { pieces } from './pieces.tsx';

const band = 'border-t border-line pt-6 pb-12';

/** Every input in every state, on light and on dark ground, and a form of all of them. */
export function Inputs() {
  return (
    <>
      <header className="my-8 grid gap-6">
        <Heading level={1} size={2}>
          Inputs
        </Heading>
        <Subtitle>Every input of the forms in every state, on light and on dark ground.</Subtitle>
      </header>
      {(['paper', 'deep'] as const).map((ground) => (
        <section
          key={ground}
          id={ground}
          data-ground-of={ground}
          aria-label={`Inputs on ${ground}`}
          className={clsx(band, ground === 'deep' && '-mx-(--gutter) px-(--gutter)')}
        >
          {pieces.map(({ title, states }) => (
            <div key={title} className="grid gap-5 py-8">
              <Heading level={2} size={5}>
                {title}
              </Heading>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] items-start gap-x-8 gap-y-10">
                {Object.entries(states).map(([state, draw]) => (
                  <figure key={state} data-state={`${title}: ${state}`}>
                    <figcaption className="mono mb-3 text-quiet">{state}</figcaption>
                    {draw(`${ground} ${title} ${state}`.replaceAll(' ', '-').toLowerCase())}
                  </figure>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
      <section id="form" aria-labelledby="form-title" className={band}>
        <Heading level={2} size={3} id="form-title">
          A form
        </Heading>
        <p>Nothing is sent. What would be is shown below it.</p>
        <ExampleForm />
      </section>
    </>
  );
}
