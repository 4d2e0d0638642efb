import { expect, test } from 'vitest';
import { quickComputedStyle, realComputedStyle } from './quick-styles.js';

test.each([
  ['a box', '<div id="it"></div>'],
  ['inline text', '<p><span id="it"></span></p>'],
  ['a cell', '<table><tr><td id="it"></td></tr></table>'],
  ['a hidden element', '<div id="it" hidden></div>'],
  ['an element hidden by a style', '<div id="it" style="display: none"></div>'],
  ['an element shown by a style', '<span id="it" style="display: block"></span>'],
  ['an element inside an invisible one', '<div style="visibility: hidden"><b><i id="it"></i></b></div>'],
  [
    'a visible element inside an invisible one',
    '<div style="visibility: hidden"><b id="it" style="visibility: visible"></b></div>',
  ],
  ['an element without pointer events', '<div id="it" style="pointer-events: none"></div>'],
  ['a closed dialog', '<dialog id="it"></dialog>'],
  ['an open dialog', '<dialog id="it" open></dialog>'],
  ['a hidden field', '<input id="it" type="hidden">'],
  ['a style sheet', '<style id="it"></style>'],
])('matches jsdom for %s', (_, html) => {
  document.body.innerHTML = html;
  const element = document.getElementById('it') as HTMLElement;
  const [quick, real] = [quickComputedStyle(element), realComputedStyle(element)];

  for (const name of ['display', 'visibility', 'pointer-events', 'direction']) {
    expect([name, quick.getPropertyValue(name)]).toEqual([name, real.getPropertyValue(name)]);
  }
  expect([quick.display, quick.pointerEvents]).toEqual([real.display, real.pointerEvents]);
});
