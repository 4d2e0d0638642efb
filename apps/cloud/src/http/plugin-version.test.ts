import { brand } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.js';

const app = await createTestApp({ KITHOUSE_MINIMUM_PLUGIN: '1.4.0' });

const ask = async (method: string, path: string, version?: string) => {
  const headers = { 'content-type': 'application/json', ...(version && { [brand.pluginHeader]: version }) };
  const response = await fetch(`${app.url}/v1${path}`, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
  const body = (await response.json()) as { code?: string; data?: unknown };
  return { status: response.status, minimum: response.headers.get(brand.minimumPluginHeader), body };
};

test('refuses a write when the plugin is older than the minimum', async () => {
  const { status, minimum, body } = await ask('POST', '/account/connect', '1.3.9');

  expect({ status, minimum }).toEqual({ status: 426, minimum: '1.4.0' });
  expect(body).toMatchObject({ code: 'plugin_outdated', data: { details: { minimum: '1.4.0' } } });
});

test.each([
  ['the plugin has the minimum version', '1.4.0'],
  ['the caller is not the plugin', undefined],
])('checks a write as usual when %s', async (_, version) => {
  expect((await ask('POST', '/account/connect', version)).body.code).toBe('invalid_input');
});

test('answers reads of an outdated plugin and names the minimum version', async () => {
  expect(await ask('GET', '/items', '1.0.0')).toMatchObject({ status: 200, minimum: '1.4.0' });
});

test('accepts an outdated plugin giving its key back', async () => {
  expect((await ask('POST', '/account/disconnect', '1.0.0')).body.code).not.toBe('plugin_outdated');
});
