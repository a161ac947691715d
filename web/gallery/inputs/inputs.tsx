import './inputs.css';
import { Heading } from '#ui/text/heading.tsx';
import { Subtitle } from '#ui/text/subtitle.tsx';
import { ExampleForm } from './example-form.tsx';
import { pieces } from './pieces.tsx';

/** Every input in every state, on light and on dark ground, and a form of all of them. */
export function Inputs() {
  return (
    <div className="gallery-inputs">
      <header className="gallery-head">
        <Heading level={1} size={2}>
          Inputs
        </Heading>
        <Subtitle>Every input of the forms in every state, on light and on dark ground.</Subtitle>
      </header>
      {(['paper', 'deep'] as const).map((ground) => (
        <section key={ground} id={ground} data-ground-of={ground} aria-label={`Inputs on ${ground}`}>
          {pieces.map(({ title, states }) => (
            <div key={title} className="gallery-piece">
              <Heading level={2} size={5}>
                {title}
              </Heading>
              <div className="gallery-states">
                {Object.entries(states).map(([state, draw]) => (
                  <figure key={state} data-state={`${title}: ${state}`}>
                    <figcaption className="mono">{state}</figcaption>
                    {draw(`${ground} ${title} ${state}`.replaceAll(' ', '-').toLowerCase())}
                  </figure>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
      <section id="form" aria-labelledby="form-title">
        <Heading level={2} size={3} id="form-title">
          A form
        </Heading>
        <p>Nothing is sent. What would be is shown below it.</p>
        <ExampleForm />
      </section>
    </div>
  );
}
