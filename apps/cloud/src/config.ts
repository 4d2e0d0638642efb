import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { brand, isVersion } from '@kithouse/contract';
import * as z from 'zod';
import { checkNames, checkSettings } from './config-checks.js';
import { cloudSettings, toCloudLimits } from './config-library-files.js';
import { checkObjectStorage, objectStorageSettings, toObjectStorage } from './config-object-storage.js';
import { readSecretFiles } from './config-secret-files.js';
import { checkSelling, sellingSettings, toSelling } from './config-selling.js';
import { sessionSettings, toSessions } from './config-sessions.js';
import { isAddressList, readAddressList } from './http/address-list.js';

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const number = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** Defines the name, type and meaning of every setting. Only this file reads the environment. */
export const settings = {
  KITHOUSE_MODE: z
    .enum(['development', 'production'])
    .default('development')
    .describe('production requires SMTP_URL and MAIL_FROM, and never shows emails in the browser.'),
  KITHOUSE_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  KITHOUSE_PORT: port.default(8882).describe('Port to listen on; 0 for any free port.'),
  KITHOUSE_PUBLIC_URL: httpUrl
    .optional()
    .describe('Public address of this cloud, used in emails and file links. Default: host and port.'),
  KITHOUSE_PREVIEW_URL: httpUrl
    .optional()
    .describe(
      'Another address of this cloud, for previews alone, so that their pages share no origin with accounts. Default: the public address.',
    ),
  KITHOUSE_DATA: z
    .string()
    .min(1)
    .default('.cache/cloud')
    .describe('Folder for files, the embedded database and the keys. Back this up.'),
  KITHOUSE_KEY_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, such as the output of “openssl rand -base64 32”')
    .max(1000)
    .optional()
    .describe(
      'Secret that encrypts the keys in the database, so that processes on several machines need no shared data folder. Default: none; the keys are in the data folder only.',
    ),
  KITHOUSE_TRUST_PROXY: z
    .string()
    .optional()
    .describe(
      'Addresses of the reverse proxies in front, separated by commas, or their number. Default: none; forwarded addresses are ignored.',
    ),
  KITHOUSE_DRAIN: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'Seconds for which a stopping cloud still accepts requests, while /readyz answers 503. Default: 5 in production, otherwise 0.',
    ),
  KITHOUSE_REQUEST_TIMEOUT: number(120, 1, 600).describe('Seconds until an incomplete request times out.'),
  ...objectStorageSettings,
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL server, version 15 or later. Default: an embedded one in the data folder.'),
  DATABASE_POOL: number(10, 1, 200).describe('Connections to the database.'),
  DATABASE_TIMEOUT: number(15, 1, 600).describe('Seconds until a database statement times out.'),
  KITHOUSE_INDEX_ITEMS: number(2_000_000, 0, 20_000_000).describe(
    'Maximum number of catalogue items to index in memory for fast lists; 0 always uses the database.',
  ),
  KITHOUSE_MINIMUM_PLUGIN: z
    .string()
    .refine(isVersion, 'must be a version, such as 1.4.0')
    .optional()
    .describe(
      'Oldest plugin version with write access. Older plugins can only browse and ask for an update. Default: any version.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example:465. Default: emails are stored as files in the data folder.',
    ),
  MAIL_FROM: z.string().min(3).default(`${brand.name} <no-reply@${brand.slug}.invalid>`).describe('Sender of the emails.'),
  KITHOUSE_OPERATOR_ADDRESSES: z
    .string()
    .refine(isAddressList, 'must be addresses such as 10.0.0.1 or 10.0.0.0/8')
    .optional()
    .describe('Addresses from which the publisher key and operators work, separated by commas. Default: any address.'),
  KITHOUSE_VIDEO_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Introductory video on the sign-in screen. Default: none, and no button.'),
  KITHOUSE_RENDERER: z
    .string()
    .min(1)
    .optional()
    .describe('Path of a Chromium that renders preview images of pushed templates. Default: a sketch appears instead.'),
  KITHOUSE_COMPONENTS: z
    .enum(['add', 'copy'])
    .default('add')
    .describe(
      'Components of Elementor 4 in imports: add creates them on the site, copy replaces them by ordinary elements that look the same.',
    ),
  ...cloudSettings,
  ...sessionSettings,
  ...sellingSettings,
  KITHOUSE_METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}={0,2}$/, 'must have 16 to 200 letters, digits or characters of Base64')
    .optional()
    .describe('Token that a monitoring program sends to read /metrics. Default: none; the address then doesn’t exist.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Lowest level of messages to log.'),
};

/** Lists the settings that `<name>_FILE` can read from a file. */
const secretNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'KITHOUSE_KEY_SECRET',
  'KITHOUSE_S3_ACCESS_KEY',
  'KITHOUSE_S3_SECRET_KEY',
  'KITHOUSE_METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

const Settings = z.object(settings).superRefine((given, context) => {
  const report = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  checkSettings(given, report);
  checkSelling(given, report);
  checkObjectStorage(given, report);
});

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Returns the process environment merged over a `.env` file in the working directory. */
export function loadEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  return process.env;
}

/** Reads the settings; throws one sentence that lists every problem. Treats an empty value as missing. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const unreadable: string[] = [];
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const given = readSecretFiles(present, secretNames, (problem) => unreadable.push(`  ${problem}`));
  const parsed = Settings.safeParse(given);
  const invalid = parsed.error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? [];
  const problems = [...unreadable, ...invalid];
  // The command line reads `KITHOUSE_KEY`, which is often set in the same shell.
  checkNames(given, [...Object.keys(settings), 'KITHOUSE_KEY'], (name, problem) => problems.push(`  ${name}: ${problem}`));
  if (!parsed.success || problems.length > 0) {
    throw new Error(`These settings are invalid:\n${problems.join('\n')}`);
  }
  return Object.freeze(toConfig(parsed.data));
}

function toConfig(given: z.infer<typeof Settings>) {
  return {
    mode: given.KITHOUSE_MODE,
    host: given.KITHOUSE_HOST,
    port: given.KITHOUSE_PORT,
    publicUrl: given.KITHOUSE_PUBLIC_URL ?? `http://${bracket(given.KITHOUSE_HOST)}:${given.KITHOUSE_PORT}`,
    /** Undefined if previews use the public address. */
    previewUrl: given.KITHOUSE_PREVIEW_URL,
    dataDir: resolve(given.KITHOUSE_DATA),
    /** Undefined if the keys are in the data folder only. */
    keySecret: given.KITHOUSE_KEY_SECRET,
    trustProxy: toTrustProxy(given.KITHOUSE_TRUST_PROXY),
    drainMs: (given.KITHOUSE_DRAIN ?? (given.KITHOUSE_MODE === 'production' ? 5 : 0)) * 1000,
    requestTimeoutMs: given.KITHOUSE_REQUEST_TIMEOUT * 1000,
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    databaseTimeoutMs: given.DATABASE_TIMEOUT * 1000,
    indexItems: given.KITHOUSE_INDEX_ITEMS,
    minimumPlugin: given.KITHOUSE_MINIMUM_PLUGIN,
    isOperatorAddress: readAddressList(given.KITHOUSE_OPERATOR_ADDRESSES),
    smtpUrl: given.SMTP_URL,
    videoUrl: given.KITHOUSE_VIDEO_URL ?? '',
    renderer: given.KITHOUSE_RENDERER,
    components: given.KITHOUSE_COMPONENTS,
    mailFrom: given.MAIL_FROM,
    ...toObjectStorage(given),
    ...toCloudLimits(given),
    ...toSessions(given),
    ...toSelling(given, given.KITHOUSE_MODE === 'development'),
    metricsToken: given.KITHOUSE_METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  };
}

/** Puts brackets around an IPv6 address for use in a URL. */
const bracket = (host: string) => (isIPv6(host) ? `[${host}]` : host);

/** Converts the trusted proxies into the form that Fastify expects. */
function toTrustProxy(given: string | undefined): false | string[] | ((address: string, hop: number) => boolean) {
  if (given === undefined) {
    return false;
  }
  return /^\d+$/.test(given) ? (_address, hop) => hop < Number(given) : given.split(',').map((address) => address.trim());
}
