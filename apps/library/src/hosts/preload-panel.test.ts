import { afterEach, expect, test, vi } from 'vitest';
import { preloadPanel } from './preload-panel.js';

afterEach(() => document.body.replaceChildren());

/** Opens a page with the library's button, which has an icon, and another button. */
function open(load = vi.fn()) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button id="other"></button><button id="library"><svg></svg></button>';
  const preparePanel = vi.fn();
  const preparePanelEarly = vi.fn();
  load.mockImplementation(async () => ({ preparePanel, preparePanelEarly }));
  preloadPanel('#library', load, page);
  const send = (selector: string, type: string) =>
    page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { load, preparePanel, preparePanelEarly, send };
}

test.each(['pointerover', 'focusin'])(
  '[R-PERF-36] loads the panel and renders it in slices on %s of the library’s button only',
  async (type) => {
    const { load, preparePanel, preparePanelEarly, send } = open();

    send('#other', type);
    const before = load.mock.calls.length;
    send('#library svg', type);
    await vi.waitFor(() => expect(preparePanelEarly).toHaveBeenCalledTimes(1));

    expect([before, load.mock.calls.length, preparePanel.mock.calls.length]).toEqual([0, 1, 0]);
  },
);

test('[R-PERF-36] renders the panel on pointerdown of its button', async () => {
  const { preparePanel, send } = open();

  send('#other', 'pointerdown');
  send('#library', 'pointerdown');

  await vi.waitFor(() => expect(preparePanel).toHaveBeenCalledTimes(1));
});

test('[R-PERF-36] reports no error when the panel can’t be loaded', async () => {
  const { load, preparePanel, send } = open();
  load.mockRejectedValue(new Error('offline'));

  send('#library', 'pointerdown');
  await new Promise((resolve) => setTimeout(resolve));

  expect([load.mock.calls.length, preparePanel.mock.calls.length]).toEqual([1, 0]);
});
