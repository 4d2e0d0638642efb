import { pino } from 'pino';

export type Log = pino.Logger;

const secrets = ['authorization', 'password', 'confirm_password', 'token', 'api_key', 'cookie'];

/** One JSON object a line, to stderr unless told otherwise. What is secret by its name never gets out. */
export function createLog(level: string, to: pino.DestinationStream = pino.destination({ dest: 2, sync: true })): Log {
  // The database's details quote the row: addresses of people among them.
  const paths = ['err.detail', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];
  return pino({ level, base: null, redact: { paths, censor: '[hidden]' }, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
