import { useState } from 'react';
import { type Drift, view } from './drift.ts';
import { SoundView } from './sound-view.tsx';

/** Faults that nobody reports, and the table says so: what crosses the border to the browser. */
export const unseenDrifts: Drift[] = [
  view('a function is handed to the browser', (props) => (
    <div>
      <SoundView {...props} />
      <button type="button" onClick={() => undefined}>
        More
      </button>
    </div>
  )),
  view('it keeps something in mind without being for browsers', (props) => {
    const [more] = useState('More');
    return (
      <div title={more}>
        <SoundView {...props} />
      </div>
    );
  }),
];
