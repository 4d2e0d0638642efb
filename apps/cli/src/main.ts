import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ItemType, parseUrl } from '@kithouse/contract';
import { check } from './commands/check.js';
import { convert } from './commands/convert.js';
import { runJobs } from './commands/jobs.js';
import { runMails } from './commands/mails.js';
import { runOperators } from './commands/operators.js';
import { runOrders } from './commands/orders.js';
import { runRelease } from './commands/release.js';
import { signIn, signOut } from './commands/sign-in.js';
import { renderThumbnails, renderTiles } from './commands/thumbnails.js';
import { exportTokens, importTokens } from './commands/tokens.js';
import { count } from './count.js';
import { publish } from './publish/publish.js';
import { type EntryListing, readListing } from './sources/read-entry.js';
import { sayError, UserError } from './user-error.js';

const help = `kithouse check <file>
  Checks a template or a pack, and lists its problems, page weight and accessibility faults.

kithouse convert <file> <out.kit.zip> [--fetch-media]
  Converts a template, an Elementor kit, a template kit, a starter site or a WordPress export (WXR) to a bundle and
  lists what isn't included. --fetch-media also downloads images from other sites.

kithouse tokens export <file> <tokens.json>
kithouse tokens import <tokens.json> <file> --as elementor-3|elementor-4|theme-json
  Writes the colours, fonts, text styles and lengths of a template, a pack, a theme.json or a kit’s settings as design tokens
  (DTCG 2025.10), and design tokens as settings of a kit, as a template’s variables and classes, or as presets of a theme.

kithouse publish <source> --to <address> [--key-file <file>]
  Publishes a template file, a pack, a folder of entries or a theme. Without --key-file, KITHOUSE_KEY provides the key.
    --listing <file>   the catalogue entry of a single file; --slug, --title and --type override parts of it
    --fetch-media      downloads images from other sites
    --render           renders missing preview images in a browser, if one is installed
    --without <name>   leaves out the entries whose first category has this name; repeat it for several

kithouse orders [list [<state>]] --to <address> [--key-file <file>]
kithouse orders confirm|refuse|refund <number> … --to <address> [--key-file <file>]
  Lists orders that are waiting for payment, those of a state, or all. Changes orders and emails their buyers.

kithouse mails [list [<state>]] --to <address> [--key-file <file>]
kithouse mails resend <number> … --to <address> [--key-file <file>]
  Lists emails that the mail server hasn't accepted yet: all, waiting or failed. Sends some of them again.

kithouse jobs [list [<state>]] --to <address> [--key-file <file>]
kithouse jobs retry <id> … --to <address> [--key-file <file>]
  Lists unfinished background jobs: all, waiting, running or failed. Runs failed ones again.

kithouse sign-in --to <address> --key-file <file> [--email <email>]
kithouse sign-out --to <address> --key-file <file>
  Signs an operator in for 12 hours and writes the key to a file, which the other commands use. Asks for the password and a code
  of the authenticator app, or reads them as lines of standard input.

kithouse operators [list] --to <address> [--key-file <file>]
kithouse operators remove <number> … --to <address> [--key-file <file>]
kithouse operators actions [<number>] --to <address> [--key-file <file>]
  Lists operators, ends roles of accounts, or lists the actions of all operators or of one, newest first.

kithouse release [list] --to <address> [--key-file <file>]
kithouse release publish <zip> | withdraw <version> --to <address> [--key-file <file>]
  Publishes a zip of the plugin, built with "npm run package", as an update for all connected sites.

kithouse thumbnails <folder> [--only <slug>] [--tiles]
  Renders the preview images of a folder of entries again, with their fonts. “--only hero-*” takes all slugs with this beginning.
  --tiles draws blocks without a pack and without fonts, many per page and without the lightbox picture, and lists those
  that are wider than the window.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const operatorCommands = new Map([
  ['orders', runOrders],
  ['mails', runMails],
  ['jobs', runJobs],
  ['operators', runOperators],
  ['release', runRelease],
]);

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, target] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(help);
    return values.help ? 0 : 1;
  }
  const operatorCommand = operatorCommands.get(command);
  if (operatorCommand) {
    const key = await readKey(values['key-file']);
    return operatorCommand({ args: positionals.slice(1), cloud: readCloud(values), key, log: say });
  }
  if (command === 'sign-in' || command === 'sign-out') {
    const given = { args: positionals.slice(1), cloud: readCloud(values), file: values['key-file'], log: say };
    return command === 'sign-in' ? signIn(given, values.email) : signOut(given);
  }
  if (command === 'tokens') {
    return runTokens(positionals.slice(1), values);
  }
  if (command === 'convert') {
    return runConvert(positionals.slice(1), values);
  }
  if (target === undefined || positionals.length > 2) {
    throw new UserError(`Specify exactly one path.\n\n${help}`);
  }
  switch (command) {
    case 'check': {
      const { lines, ok } = await check(target);
      lines.forEach(say);
      return ok ? 0 : 1;
    }
    case 'publish':
      return runPublish(target, values);
    case 'thumbnails':
      await (values.tiles ? renderTiles : renderThumbnails)({ folder: target, only: values.only, log: say });
      return 0;
    default:
      throw new UserError(`Unknown command “${command}”.\n\n${help}`);
  }
}

async function runConvert([from, to, ...more]: string[], values: Values): Promise<number> {
  if (from === undefined || to === undefined || more.length > 0) {
    throw new UserError(`Specify the file to convert and the name of the bundle.\n\n${help}`);
  }
  for (const line of await convert(from, to, { fetch_media: values['fetch-media'] })) {
    say(line);
  }
  return 0;
}

async function runTokens([action, from, to, ...more]: string[], values: Values): Promise<number> {
  if ((action !== 'export' && action !== 'import') || from === undefined || to === undefined || more.length > 0) {
    throw new UserError(`Specify “export” or “import”, the file to read and the file to write.\n\n${help}`);
  }
  const lines = action === 'export' ? await exportTokens(from, to) : await importTokens(from, to, values.as);
  lines.forEach(say);
  return 0;
}

type Values = ReturnType<typeof parse>['values'];

function readCloud({ to }: Values): string {
  if (to === undefined || !parseUrl(to) || !/^https?:/.test(to)) {
    throw new UserError('Specify the cloud, such as --to http://127.0.0.1:8882.');
  }
  return to;
}

async function runPublish(source: string, values: Values): Promise<number> {
  const { published, uploaded, failed } = await publish({
    source,
    cloud: readCloud(values),
    key: await readKey(values['key-file']),
    listing: await readListingFlags(values),
    fetch_media: values['fetch-media'],
    render: values.render,
    without: values.without,
    log: say,
  });
  say(
    `${count(published, 'item')} published, ${count(uploaded, 'file')} uploaded${failed.length > 0 ? `, ${failed.length} rejected` : ''}.`,
  );
  return failed.length > 0 ? 1 : 0;
}

async function readListingFlags({ listing, slug, title, type }: Values): Promise<Partial<EntryListing>> {
  const kind = ItemType.safeParse(type);
  if (type !== undefined && !kind.success) {
    throw new UserError('The type must be block, page or pack.');
  }
  return {
    ...(listing === undefined ? {} : await readListing(listing)),
    ...(slug === undefined ? {} : { slug }),
    ...(title === undefined ? {} : { title }),
    ...(kind.success ? { type: kind.data } : {}),
  };
}

async function readKey(file: string | undefined): Promise<string> {
  const text =
    file === undefined
      ? process.env.KITHOUSE_KEY
      : await readFile(file, 'utf8').catch(() => {
          throw new UserError(`The key file ${file} can’t be read. Check the path and its permissions.`);
        });
  const key = text?.trim();
  if (!key) {
    throw new UserError(
      'Specify a key with --key-file or in KITHOUSE_KEY: publisher.key of the cloud’s data folder for the catalogue and releases, or the file that “kithouse sign-in” wrote.',
    );
  }
  return key;
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { ...flag, short: 'h' },
        to: text,
        'key-file': text,
        email: text,
        listing: text,
        slug: text,
        title: text,
        type: text,
        'fetch-media': flag,
        render: flag,
        without: { ...text, multiple: true },
        tiles: flag,
        as: text,
        only: { ...text, multiple: true },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ', 1)[0]}.\n\n${help}`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sayError(error)}\n`);
  process.exitCode = 1;
}
