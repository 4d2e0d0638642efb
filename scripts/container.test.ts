import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../apps/cloud/src/config.js';
import { launcher } from './build-cloud.js';
import { listSteps, readCopy, readDockerfile, type Stage } from './container.js';
import { longTest } from './long-test.js';

type Service = {
  image: string;
  environment: Record<string, string>;
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
};
type Compose = { services: { cloud: Service; database: Service }; volumes: object };

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const image = stages.at(-1) as Stage;
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
const environment = Object.fromEntries(listSteps(image, 'ENV').map((text) => text.split('=', 2) as [string, string]));
const toWords = (text = '') => JSON.parse(text.slice(text.indexOf('['))) as string[];

test('pins the base image to one exact version of Node that the project supports', () => {
  const bases = new Set(stages.map(({ base }) => base));

  expect([...bases]).toEqual([expect.stringMatching(/^node:24\.\d+\.\d+-bookworm-slim$/)]);
});

test('runs as an ordinary user, with a health check and settings that exist', () => {
  const [own] = listSteps(image, 'USER');
  const names = Object.keys(environment).filter((name) => name !== 'NODE_ENV');

  expect(own).toBe('node');
  expect(names.filter((name) => !(name in settings))).toEqual([]);
  for (const text of [...listSteps(image, 'HEALTHCHECK'), ...listSteps(image, 'CMD')]) {
    const [program, ...options] = toWords(text);
    expect(program).toBe('node');
    const file = options.at(-1) ?? '';
    expect(file === launcher || existsSync(file)).toBe(true);
  }
});

test('copies only built files and installed packages into the image, and no secrets into the build', () => {
  const copies = stages.map((stage) => listSteps(stage, 'COPY').map(readCopy));
  const sources = copies.flat().flatMap(({ from, sources }) => (from === undefined ? sources : []));

  expect(copies.at(-1)?.map(({ from }) => from)).toEqual(['dependencies', 'build']);
  expect(sources.filter((source) => !existsSync(source) || ignored.includes(source))).toEqual([]);
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.cache', '**/node_modules']));
});

test('starts the cloud after its database, with data in volumes and settings that exist', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { strict: true, uniqueKeys: true }) as Compose;
  const { cloud, database } = services;

  expect(cloud.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(Object.keys(cloud.environment).filter((name) => !(name in settings))).toEqual([]);
  expect(cloud.volumes).toEqual([`data:${environment.KITHOUSE_DATA}`]);
  // Since version 18 the image stores its data in a folder below this one.
  expect(database).toMatchObject({
    image: expect.stringMatching(/^postgres:18\.\d+-bookworm$/) as string,
    volumes: ['database:/var/lib/postgresql'],
  });
  expect(Object.keys(volumes)).toEqual(['data', 'database']);
});

test.each(['release', 'nightly'])('builds and starts the image in the workflow %s with all settings it requires', (name) => {
  const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const { jobs } = parse(workflow) as { jobs: { image: { steps: { run?: string; env?: Record<string, string> }[] } } };
  const start = jobs.image.steps.find(({ run }) => run?.includes('compose'));
  const file = start?.env?.ENV_FILE ?? '';
  const given = readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm);
  const required = readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(\w+):\?/g);

  expect(start?.run).toContain(`docker compose --env-file ${file} up --build --wait`);
  expect([...given].map(([, one]) => one)).toEqual(
    expect.arrayContaining([...new Set([...required].map(([, one]) => one)), 'SMTP_URL', 'MAIL_FROM']),
  );
});

test('refuses a line of a Dockerfile that it cannot read', () => {
  expect(() => readDockerfile('RUN npm ci')).toThrow('RUN npm ci');
  expect(() => readDockerfile('FROM node\nlower case')).toThrow('lower case');
});

longTest('builds and starts with the commands of the Dockerfile', { timeout: 600_000 }, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'container-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [index, stage] of stages.entries()) {
    makeStage(root, stage, String(index));
  }
  const folder = path.join(root, String(stages.length - 1));
  const env = {
    ...plain,
    ...environment,
    KITHOUSE_DATA: path.join(root, 'data'),
    KITHOUSE_HOST: '127.0.0.1',
    KITHOUSE_PORT: '0',
    KITHOUSE_DRAIN: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@example.com',
  };
  const [, ...options] = toWords(listSteps(image, 'CMD')[0]);
  const cloud = spawn(process.execPath, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => end(cloud));

  const [line] = (await once(createInterface({ input: cloud.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const check = (port: string) => {
    const [, file = ''] = toWords(listSteps(image, 'HEALTHCHECK')[0]);
    const program = spawn(process.execPath, [file], { cwd: folder, env: { ...plain, KITHOUSE_PORT: port } });
    return once(program, 'exit').then(([code]) => code as number);
  };

  expect(await check(new URL(url).port)).toBe(0);
  expect(await check('9')).toBe(1);
  expect(await (await fetch(`${url}/pricing`)).text()).toContain('<div id="root"');
});

const plain = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** Builds a stage in a folder: copies the files that git tracks and runs the commands for the working directory. */
function makeStage(root: string, stage: Stage, name: string) {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const { instruction, text } of stage.steps) {
    if (instruction === 'COPY') {
      copy(root, folder, readCopy(text));
    } else if (instruction === 'RUN' && text.startsWith('npm ')) {
      execFileSync('/bin/sh', ['-c', text], { cwd: folder, env: plain, stdio: ['ignore', 'ignore', 'pipe'] });
    }
  }
}

function copy(root: string, folder: string, { from, sources, target }: ReturnType<typeof readCopy>) {
  const index = stages.findIndex(({ name }) => name === from);
  for (const source of sources) {
    const files = from === undefined ? listKnown(source) : [''];
    const origin = from === undefined ? '.' : path.join(root, String(index), path.relative('/app', source));
    for (const file of files) {
      cpSync(path.join(origin, file), path.join(folder, from === undefined ? file : target), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
}

/** Lists the files of git below a path that the build may read. */
function listKnown(source: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', source], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  return files.filter((file) => !ignored.some((one) => file === one || file.startsWith(`${one}/`)));
}

async function end(child: ChildProcess) {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
