import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../apps/cloud/src/config.js';

type Service = {
  image: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
};
type Compose = { services: Record<string, Service>; volumes: object };

const folder = 'docs/deploy/cluster';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const { services, volumes } = parse(read('compose.yaml'), { strict: true, uniqueKeys: true, merge: true }) as Compose;
const clouds = Object.keys(services).filter((name) => name.startsWith('cloud-'));
const nginx = read('nginx.conf').replace(/#.*$/gm, '');

test('starts two processes with the same settings, which exist, and the same keys', () => {
  const [one, two] = clouds.map((name) => services[name]);

  expect(clouds).toHaveLength(2);
  expect(one).toEqual(two);
  expect(Object.keys(one?.environment ?? {}).filter((name) => !(name in settings))).toEqual([]);
  expect(one?.volumes).toBeUndefined();
  expect(one?.environment).toHaveProperty('KITHOUSE_KEY_SECRET');
  expect(one?.ports).toBeUndefined();
});

test('starts each service after those that it needs', () => {
  const waits = Object.fromEntries(
    Object.entries(services).flatMap(([name, { depends_on }]) => (depends_on ? [[name, Object.keys(depends_on)]] : [])),
  );

  expect(waits).toEqual({
    'cloud-1': ['database', 'bucket-setup'],
    'cloud-2': ['database', 'bucket-setup'],
    proxy: clouds,
    'bucket-setup': ['bucket'],
  });
  expect(Object.keys(volumes)).toEqual(['database', 'bucket']);
});

test('names one exact version of each image, that of PostgreSQL as in the small compose file', () => {
  const small = parse(readFileSync('compose.yaml', 'utf8')) as Compose;
  const images = Object.entries(services).filter(([name]) => !clouds.includes(name));

  expect(images.filter(([, { image }]) => !/:[\w.-]*\d+[.-]\d+[\w.-]*$/.test(image))).toEqual([]);
  expect(services.database).toEqual(small.services.database);
});

test('[R-OPS-96] passes requests to each process and only to those', () => {
  const upstreams = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+)/gm)].map(([, name, port]) => [name, port]);

  expect(upstreams).toEqual(clouds.map((name) => [name, '8882']));
  expect(nginx.split('{').length).toBe(nginx.split('}').length);
  expect(services.proxy?.volumes).toContain('./nginx.conf:/etc/nginx/conf.d/default.conf:ro');
});

test('differs from the sample for one machine only in processes, certificates and proxies in front', () => {
  const statementsOf = (text: string) => text.split(/[;{}]/).map((one) => one.trim().replace(/\s+/g, ' '));
  const sample = statementsOf(readFileSync('docs/deploy/nginx.conf', 'utf8').replace(/#.*$/gm, ''));

  expect(statementsOf(nginx).filter((one) => !sample.includes(one))).toEqual([
    'server cloud-1:8882 max_fails=1 fail_timeout=5s',
    'server cloud-2:8882 max_fails=1 fail_timeout=5s',
    'ssl_certificate /etc/nginx/tls/fullchain.pem',
    'ssl_certificate_key /etc/nginx/tls/privkey.pem',
    'proxy_set_header X-Forwarded-For $remote_addr',
  ]);
});
