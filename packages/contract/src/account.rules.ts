import { sentence } from './sentence.js';

/** Checks fields of sign-in and sign-up, in the form and in the cloud. Each rule returns an error text or undefined. */
const emailPattern =
  /^[^\s\p{Cc}\p{Cf}@"<>()[\]\\,;:]+@[^\s\p{Cc}\p{Cf}@"<>()[\]\\,;:.]+(\.[^\s\p{Cc}\p{Cf}@"<>()[\]\\,;:.]+)+$/u;

export const passwordLength = { min: 10, max: 128 };

export const nameRule = (value: string) => {
  const name = value.trim();
  return name === '' ? sentence('Enter a name.') : name.length > 64 ? sentence('Use at most 64 characters.') : undefined;
};

export const emailRule = (value: string) =>
  value.length <= 254 && emailPattern.test(value.trim()) ? undefined : sentence('Enter a valid email address.');

export const passwordRule = (value: string) => {
  const length = [...value].length;
  if (length < passwordLength.min) {
    return sentence('Use at least 10 characters.');
  }
  return length > passwordLength.max ? sentence('Use at most 128 characters.') : undefined;
};

/** The cloud's error for a password that is in lists of leaked ones. */
export const guessablePassword = sentence('This password is easy to guess. Choose another one.');

export const confirmRule = (value: string, password: string) =>
  value === password ? undefined : sentence('The passwords don’t match.');

export const apiKeyRule = (value: string) => {
  const key = value.trim();
  return key === '' ? sentence('Paste your API key.') : /\s/.test(key) ? sentence('An API key has no spaces.') : undefined;
};

/** Normalises an address, so that two spellings never create two accounts. */
export const normaliseEmail = (value: string) => value.trim().normalize('NFC').toLowerCase();
