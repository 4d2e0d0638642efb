import { expect, test } from 'vitest';
import { HostPatience } from './host-patience.js';
import { measureMedia } from './measure-media.js';

const svg = (inside: string, head = '') =>
  new TextEncoder().encode(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`);

test('accepts a drawing unless it could run a script or load something', async () => {
  expect(await measureMedia('a.svg', svg('<path d="M0 0h9"/>'))).toMatchObject({ mime: 'image/svg+xml', width: 10 });
  for (const inside of [
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<foreignObject/>',
    '<image href="https://else.test/a.png"/>',
  ]) {
    expect(await measureMedia('a.svg', svg(inside))).toEqual({
      failed: 'it is an SVG that contains scripts or external links',
    });
  }
});

test('skips a host after three timeouts and continues with others', async () => {
  const patience = new HostPatience();
  let requested = 0;
  const silent = () => {
    requested += 1;
    return Promise.reject(new Error('it took too long'));
  };
  const ask = (host: string, fetch: () => Promise<unknown>) =>
    patience.ask(`https://${host}/a.jpg`, fetch).then(String, (error: Error) => error.message);

  expect(await ask('gone.test', () => Promise.reject(new Error('the answer was 404')))).toBe('the answer was 404');
  for (let time = 0; time < 5; time += 1) {
    await ask('gone.test', silent);
  }
  expect(requested).toBe(3);
  expect(await ask('gone.test', silent)).toBe('its host doesn’t respond');
  expect(await ask('here.test', () => Promise.resolve('a picture'))).toBe('a picture');
});
