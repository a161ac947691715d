// @vitest-environment jsdom
import { test } from 'vitest';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { act } from 'react';
import { CheckList } from '#ui/text/check-list.tsx';
import { EstateNames } from '#ui/estate/estate-names.tsx';
import { placeEstate } from '#ui/estate/place-estate.ts';
import { TextSession } from './text/text-session.ts';
import { RichSession } from './rich/rich-session.ts';
import { useSelection } from './section/section-selection.ts';
import { Notice } from './notice.tsx';
import { sayOnPage } from './note.ts';
import { select } from './text/text-caret.ts';
(globalThis as any).IS_REACT_ACT_ENVIRONMENT = false;
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));

test('checklist', () => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  let text = 'Finds keys';
  const draw = () => flushSync(() => root.render(<CheckList items={[text, 'Other']} />));
  draw();
  const host = document.querySelector('li span')! as HTMLElement; host.tabIndex = 0;
  let left = 0;
  const session = new TextSession({ host, text, hasLines: false, leave() { left++; }, write(t) { text = t; draw(); } });
  select(host, 5); document.dispatchEvent(new Event('selectionchange'));
  console.log('focused before', document.activeElement === host);
  host.dispatchEvent(Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { inputType: 'insertText', data: 'X', getTargetRanges: () => [] }));
  console.log('checklist after one letter:', text, 'host connected', host.isConnected, 'active', document.activeElement?.tagName);
  const ids = (o: string) => placeEstate([{ key: 'a', name: 'n', kind: 'k', owner: o, lastUsed: null, opens: [{ key: 'q', system: 'Vault', stops: null }] }]);
  flushSync(() => root.render(<EstateNames placed={ids('Ann')} />));
  const owner = [...document.querySelectorAll('span')].find((s) => s.textContent === 'Ann')!;
  flushSync(() => root.render(<EstateNames placed={ids('Anna')} />));
  console.log('estate owner connected after a letter', owner.isConnected);
});

test('rich session composing', async () => {
  const block = (key: string, t: string) => ({ _key: key, _type: 'block', style: 'normal', markDefs: [], children: [{ _key: key + 's', _type: 'span', marks: [], text: t }] });
  const before = [block('a', 'One'), block('b', 'Two')] as any;
  let editor = before;
  const took: any[] = [];
  const wrote: any[] = [];
  const s = new RichSession(before, { read: () => editor, take: (p) => took.push(p), renew: () => took.push('renew'), refuse() {}, write: (p) => wrote.push(p) } as any);
  s.begin();
  s.compose(true);
  s.told([block('a', 'One')] as any); // colleague deletes b while composing in it
  editor = [block('a', 'One'), block('b', 'Twoに')];
  s.hear();
  s.compose(false);
  await wait(20);
  console.log('rich: wrote', JSON.stringify(wrote), 'took', JSON.stringify(took));
});

function Sel() { const [sel] = useSelection(); return <p id="sel">{sel ?? 'none'}</p>; }
test('selection', async () => {
  document.body.innerHTML = '<main></main><div data-sections><div data-section="s1"><p id="t">x</p></div></div><div data-part="rich-bar" role="toolbar"><button id="b">B</button></div>';
  const root = createRoot(document.querySelector('main')!);
  root.render(<Sel />); await wait(50);
  document.getElementById('t')!.click(); await wait(50);
  console.log('selected', document.getElementById('sel')!.textContent);
  document.getElementById('b')!.click(); await wait(50);
  console.log('after a click on the bar of forms', document.getElementById('sel')!.textContent);
});

test('notice', async () => {
  const { vi } = await import('vitest');
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  root.render(<Notice notice={{ type: 'done', sentence: 'Removed.' } as any} tell={() => {}} />); await wait(9500);
  sayOnPage('Gone words'); await wait(100);
  console.log('notice now', document.querySelector('[data-part=notice]')!.textContent);
  await wait(700);
  console.log('0.8 s after it was said', JSON.stringify(document.querySelector('[data-part=notice]')!.textContent));
}, 20000);
