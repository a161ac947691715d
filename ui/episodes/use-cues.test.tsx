// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';

/** A caption as a browser has it; jsdom has none, and what it makes of HTML is what a browser makes of this markup. */
class Caption {
  startTime = 3;
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  getCueAsHTML() {
    return document.createRange().createContextualFragment(this.text);
  }
}

function Captions() {
  const { track, cues, spoken } = useCues();
  return (
    <>
      <track kind="captions" ref={track} />
      <Transcript cues={cues} spoken={spoken} onSeek={() => {}} />
    </>
  );
}

test('a transcript says the words of its captions without their markup, and keeps their lines', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('VTTCue', Caption);
  const captions = new EventTarget();
  Object.assign(captions, {
    cues: [new Caption('<v Ada>Keys &amp; <i>tokens</i>\nare <c.loud>counted</c>.')],
  });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => captions });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() => root.render(<Captions />));
  expect(place.querySelector('li')?.textContent).toBe('0:03 Keys & tokens\nare counted.');
  await act(() => root.unmount());
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track');
  vi.unstubAllGlobals();
});
