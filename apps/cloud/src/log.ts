import { pino } from 'pino';

export type Log = pino.Logger;

const secrets = ['authorization', 'password', 'confirm_password', 'token', 'api_key', 'cookie'];

/** Creates a log of one JSON object per line, by default to stderr. Redacts secrets by name. */
export function createLog(level: string, to: pino.DestinationStream = pino.destination({ dest: 2, sync: true })): Log {
  // Database details quote the row, which may contain addresses of people.
  const paths = ['err.detail', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];
  return pino({ level, base: null, redact: { paths, censor: '[hidden]' }, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
