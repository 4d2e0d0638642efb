/** Thrown instead of waiting for a database that doesn't answer. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';

  constructor() {
    super('The database doesn’t answer.');
  }
}

/** PostgreSQL's codes for a server that starts, stops or has too many connections. */
const serverCodes = /^(08...|57P0[1235]|53300)$/;
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
];

/** A missing file has the same code as a missing socket, but another call. */
const networkCalls = ['connect', 'read', 'write', 'getaddrinfo'];
/** The driver's own errors have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Returns true if an exception of a query means that the database can't be reached, rather than a fault of the query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof DatabaseAwayError ||
    serverCodes.test(code) ||
    (networkCodes.includes(code) && networkCalls.includes(syscall ?? '')) ||
    driverMessages.test(error.message)
  );
}
