import { afterEach, expect, test, vi } from 'vitest';
import { prepareBeforePress } from './preload-panel.js';

afterEach(() => document.body.replaceChildren());

/** Adds a button with an icon beside another one, to a page whose panel loads once. */
function open(load = vi.fn()) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button id="other"></button><button id="library"><svg></svg></button>';
  const preparePanel = vi.fn();
  load.mockImplementation(async () => ({ preparePanel }));
  prepareBeforePress('#library', load, page);
  const send = (selector: string, type: string) =>
    page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { load, preparePanel, send };
}

test.each(['pointerover', 'focusin'])('[R-PERF-36] loads the panel on %s of its button, and not of others', async (type) => {
  const { load, preparePanel, send } = open();

  send('#other', type);
  const before = load.mock.calls.length;
  send('#library svg', type);
  await Promise.resolve();

  expect([before, load.mock.calls.length, preparePanel.mock.calls.length]).toEqual([0, 1, 0]);
});

test('[R-PERF-36] renders the panel when its button is pressed down', async () => {
  const { preparePanel, send } = open();

  send('#other', 'pointerdown');
  send('#library', 'pointerdown');

  await vi.waitFor(() => expect(preparePanel).toHaveBeenCalledTimes(1));
});

test('[R-PERF-36] stays silent when the panel can’t be loaded', async () => {
  const { load, preparePanel, send } = open();
  load.mockRejectedValue(new Error('offline'));

  send('#library', 'pointerdown');
  await new Promise((resolve) => setTimeout(resolve));

  expect([load.mock.calls.length, preparePanel.mock.calls.length]).toEqual([1, 0]);
});
