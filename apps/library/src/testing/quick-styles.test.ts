import { expect, test } from 'vitest';
import { quickComputedStyle, realComputedStyle } from './quick-styles.js';

test.each([
  ['a box', '<div id="it"></div>'],
  ['words in a line', '<p><span id="it"></span></p>'],
  ['a cell', '<table><tr><td id="it"></td></tr></table>'],
  ['what is hidden', '<div id="it" hidden></div>'],
  ['what a style hides', '<div id="it" style="display: none"></div>'],
  ['what a style shows', '<span id="it" style="display: block"></span>'],
  ['what lies in something invisible', '<div style="visibility: hidden"><b><i id="it"></i></b></div>'],
  ['what is visible in something invisible', '<div style="visibility: hidden"><b id="it" style="visibility: visible"></b></div>'],
  ['what takes no clicks', '<div id="it" style="pointer-events: none"></div>'],
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
