import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const suffix = '_FILE';
const maxBytes = 10_000;

/**
 * Replaces each setting such as `SMTP_URL_FILE` with `SMTP_URL` and the content of that file, because orchestrators mount secrets
 * as files. Reports files that can't be read, without their content.
 *
 * @param names The settings that a file can hold.
 */
export function readSecretFiles(given: Environment, names: readonly string[], report: (problem: string) => void): Environment {
  const settings = { ...given };
  for (const name of names) {
    const path = given[name + suffix];
    if (path === undefined) {
      continue;
    }
    delete settings[name + suffix];
    if (given[name] !== undefined) {
      report(`${name}: is set twice, also by ${name + suffix}`);
      continue;
    }
    settings[name] = readSecret(path, (problem) => report(`${name + suffix}: ${problem}`));
  }
  return settings;
}

function readSecret(path: string, report: (problem: string) => void): string | undefined {
  try {
    // Editors end files with a line break.
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (text === '' || text.length > maxBytes) {
      report(`${path} ${text === '' ? 'is empty' : 'is too long'}`);
      return undefined;
    }
    return text;
  } catch (error) {
    report(`${path} can’t be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
