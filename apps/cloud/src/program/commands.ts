import { parseArgs } from 'node:util';
import { runBackup } from './backup.js';
import { check } from './check.js';
import type { Context, Flags } from './context.js';
import { migrateOnce } from './migrate.js';
import { runMove } from './move-to.js';
import { addOperator, issueOperatorKey, listOperators, removeOperator } from './operators.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { runRestore } from './restore.js';
import { rotateKeys } from './rotate-keys.js';
import { serve } from './serve.js';
import { UsageError } from './usage-error.js';
import { runVerification } from './verify-files.js';

type Option = { type: 'string' | 'boolean' };

type Command = {
  usage: string;
  about: string;
  /** Names of the required arguments, in order. */
  needs: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Returns the exit code; undefined while the cloud keeps running. */
  run: (context: Context, given: readonly string[], flags: Flags) => Promise<number | undefined>;
};

/** Lists all commands. The first one runs if none is given. */
const commands: Readonly<Record<string, Command>> = {
  serve: {
    usage: '[serve] [--adopt-data]',
    about: `Runs the cloud until it is stopped.
  --adopt-data accepts a data folder or keys that the database hasn’t used before, such as after their loss.`,
    needs: [],
    options: { 'adopt-data': { type: 'boolean' } },
    run: (context, _given, flags) => serve(context, flags['adopt-data'] === true),
  },
  migrate: {
    usage: 'migrate',
    about: 'Brings the database up to date. “serve” does the same at its start.',
    needs: [],
    options: {},
    run: migrateOnce,
  },
  check: {
    usage: 'check',
    about: 'Checks settings, database, data folder, mail server and portal, and lists problems. Changes nothing.',
    needs: [],
    options: {},
    run: check,
  },
  backup: {
    usage: 'backup <folder> [--keep <number>]',
    about: `Adds a backup of database, files and keys to a folder, even while the cloud runs. Files are stored once for all backups.
  --keep deletes all but this many of the newest backups.`,
    needs: ['folder'],
    options: { keep: { type: 'string' } },
    run: runBackup,
  },
  restore: {
    usage: 'restore <folder>',
    about: 'Restores a backup, or the newest one of a folder, into an empty database and an empty data folder.',
    needs: ['folder'],
    options: {},
    run: runRestore,
  },
  'verify-files': {
    usage: 'verify-files [--quick] [--recover]',
    about: `Lists each missing, damaged or orphaned file of the store, even while the cloud runs.
  --quick compares sizes only, without reading the files.
  --recover restores missing files that were removed within the last week, such as after a point-in-time recovery.`,
    needs: [],
    options: { quick: { type: 'boolean' }, recover: { type: 'boolean' } },
    run: runVerification,
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    about:
      'Replaces the key that signs links of files and encrypts waiting emails. The old one stays valid until the next rotation.',
    needs: [],
    options: {},
    run: rotateKeys,
  },
  'remove-second-factor': {
    usage: 'remove-second-factor <email>',
    about: `Turns off two-step sign-in of an account whose owner lost the app and the recovery codes, even while the cloud runs.
  Check first who asks. The owner gets an email.`,
    needs: ['email'],
    options: {},
    run: removeSecondFactor,
  },
  'add-operator': {
    usage: 'add-operator <email> <role>',
    about: `Makes an account an operator, or changes its role. It needs two-step sign-in to work as one.
  Roles: “owner” does everything, “finance” orders, “support” emails and jobs, “editor” the catalogue.`,
    needs: ['email', 'role'],
    options: {},
    run: addOperator,
  },
  'remove-operator': {
    usage: 'remove-operator <email>',
    about: 'Ends the role of an operator at once. The account remains.',
    needs: ['email'],
    options: {},
    run: removeOperator,
  },
  'list-operators': {
    usage: 'list-operators',
    about: 'Lists the operators with their roles, keys and last use.',
    needs: [],
    options: {},
    run: listOperators,
  },
  'issue-operator-key': {
    usage: 'issue-operator-key <email> [--days <number>]',
    about: `Prints a key for a program that works with the role of an operator.
  It expires after 30 days, or after 1 to 90 with --days, and whenever the account gets a new password or loses its role.`,
    needs: ['email'],
    options: { days: { type: 'string' } },
    run: issueOperatorKey,
  },
  'move-to': {
    usage: 'move-to <address>',
    about: 'Moves the embedded database to an empty one of a PostgreSQL server. Stop the cloud first.',
    needs: ['address'],
    options: {},
    run: runMove,
  },
};

const program = 'kithouse-cloud';

const help = `${Object.values(commands)
  .map(({ usage, about }) => `${program} ${usage}\n  ${about}\n`)
  .join('\n')}
Settings are environment variables, or lines of a file .env in the working directory. docs/operators.md explains them.
Exit codes: 0 success, 1 failure or problems found, 2 wrong command line.
`;

/** Runs the command of a command line. Throws `UsageError` if it can't be understood. */
export async function runCommand(args: readonly string[], context: Context): Promise<number | undefined> {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    context.print(help);
    return 0;
  }
  const isNamed = args[0] !== undefined && !args[0].startsWith('-');
  const name = isNamed ? String(args[0]) : 'serve';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new UsageError(`Unknown command “${name}”. ${program} --help lists all commands.`);
  }
  const { values, positionals } = parse(isNamed ? args.slice(1) : args, command);
  if (positionals.length !== command.needs.length) {
    const wanted = command.needs.map((need) => `<${need}>`).join(' ') || 'no arguments';
    throw new UsageError(`“${name}” needs ${wanted}. Usage: ${program} ${command.usage}`);
  }
  return command.run(context, positionals, values);
}

function parse(args: readonly string[], { usage, options }: Command): { values: Flags; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ', 1);
    throw new UsageError(`${reason}. Usage: ${program} ${usage}`);
  }
}
