// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RiveAnimation } from '../motion/rive-animation.tsx';
import { Contents } from '../navigation/contents.tsx';
import { CopyText } from '../navigation/copy-text.tsx';
import { Share } from '../navigation/share.tsx';
import { Section } from './section.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const rive = { artboard: null, stateMachine: null, input: null, hoverInput: null };

/** Pieces, each with what its script does to them, possibly before React reaches them. */
const pieces: [name: string, piece: ReactElement, wake: (page: HTMLElement) => void][] = [
  [
    'a section that was laid out in idle time',
    <Section key="" frame={frame}>
      Words
    </Section>,
    (page) => page.querySelector('.wrap')?.setAttribute('style', 'content-visibility: visible'),
  ],
  ['ways to share', <Share key="" title="Post" url="/post" />, wakeElement('tessera-share')],
  ['a text to copy', <CopyText key="" text="Fact" name="Fact" />, wakeElement('tessera-share')],
  [
    'an animation',
    <RiveAnimation key="" src="/a.riv" names={rive} trigger="click" label="Keys" />,
    wakeElement('tessera-animation'),
  ],
  [
    'a table of contents',
    <Contents key="" label="Contents" parts={[{ id: 'a', title: 'A', level: 2 }]} />,
    (page) => page.querySelector('a')?.setAttribute('aria-current', 'location'),
  ],
];

function wakeElement(name: string) {
  return (page: HTMLElement) => page.querySelector(name)?.setAttribute('data-ready', '');
}

test.each(pieces)(
  '%s is taken over by React without a complaint, and stays as it was',
  async (_name, piece, wake) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const complain = vi.spyOn(console, 'error');
    const page = document.createElement('div');
    page.innerHTML = renderToString(piece);
    wake(page);
    const woken = page.innerHTML;
    await act(() => hydrateRoot(page, piece));
    expect(complain.mock.calls).toEqual([]);
    expect(page.innerHTML).toBe(woken);
  },
);
