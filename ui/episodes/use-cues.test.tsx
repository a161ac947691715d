// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';

/**
 * A caption as browsers have it, because jsdom has none; `getCueAsHTML` answers what browsers make of this markup.
 */
class Caption {
  startTime = 3;
  endTime = 5;
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
      <video>
        <track kind="captions" ref={track} />
      </video>
      <Transcript cues={cues} spoken={spoken} onSeek={() => {}} />
    </>
  );
}

test('a transcript says the words of its captions without their markup, keeps their lines, and marks the one that the film is at', async () => {
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
  const line = place.querySelector('li');
  expect(line?.textContent).toBe('0:03 Keys & tokens\nare counted.');
  // A paused film does not fire `cuechange`.
  const film = place.querySelector('video');
  const spoken = (currentTime: number) => {
    Object.defineProperty(film, 'currentTime', { configurable: true, value: currentTime });
    act(() => void film?.dispatchEvent(new Event('seeked')));
    return line?.getAttribute('aria-current');
  };
  expect([2, 2.999, 4.5, 5].map(spoken)).toEqual([null, 'true', 'true', null]);
  await act(() => root.unmount());
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track');
  vi.unstubAllGlobals();
});
