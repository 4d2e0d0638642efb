/** Per-field rules of sign-in and sign-up; the form and the cloud apply the same ones. Each answers a text or nothing. */
const emailPattern = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;

export const passwordLength = { min: 8, max: 128 };

export const nameRule = (value: string) => {
  const name = value.trim();
  return name === '' ? 'Please enter a name.' : name.length > 64 ? 'Please use at most 64 characters.' : undefined;
};

export const emailRule = (value: string) =>
  value.length <= 254 && emailPattern.test(value.trim()) ? undefined : 'Please enter a valid e-mail address.';

export const passwordRule = (value: string) => {
  const length = [...value].length;
  if (length < passwordLength.min) {
    return `Please use at least ${passwordLength.min} characters.`;
  }
  return length > passwordLength.max ? `Please use at most ${passwordLength.max} characters.` : undefined;
};

export const confirmRule = (value: string, password: string) => (value === password ? undefined : 'The two passwords differ.');

export const apiKeyRule = (value: string) => {
  const key = value.trim();
  return key === '' ? 'Please paste your API key.' : /\s/.test(key) ? 'An API key has no spaces.' : undefined;
};

/** Two ways to write one address must not make two accounts. */
export const normaliseEmail = (value: string) => value.trim().normalize('NFC').toLowerCase();
