import { type Facts, OpeningHours, SocialLink } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';

const isEmail = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/u.test(text);

export const emailError = (email = ''): string | undefined =>
  email.trim() === '' || isEmail(email.trim()) ? undefined : t('Enter an email address such as name@example.com.');

/** Returns the error of a row’s address, which may be empty while somebody fills the row. */
export const linkError = (link: SocialLink): string | undefined =>
  link.url === '' || SocialLink.safeParse(link).success ? undefined : t('Enter an address that starts with https://.');

export const hoursError = ({ days, opens, closes }: OpeningHours): string | undefined => {
  const isBegun = days.length > 0 || opens !== '' || closes !== '';
  const isDone = days.length > 0 && opens !== '' && closes !== '';
  return isBegun && !isDone ? t('Choose the days, and when you open and close.') : undefined;
};

/** Leaves out what can’t be sent: rows that aren’t complete, and an email address that is none. */
export function keepValid(facts: Facts): Facts {
  const { email, opening_hours = [], social = [], ...rest } = facts;
  const hours = opening_hours.filter((row) => OpeningHours.safeParse(row).success);
  const links = social.filter((link) => SocialLink.safeParse(link).success);
  return {
    ...rest,
    ...(email && !emailError(email) ? { email } : {}),
    ...(hours.length > 0 ? { opening_hours: hours } : {}),
    ...(links.length > 0 ? { social: links } : {}),
  };
}

/** Returns true once nothing has an error. */
export const isValid = ({ email, opening_hours = [], social = [] }: Facts): boolean =>
  !emailError(email) && !opening_hours.some(hoursError) && !social.some(linkError);
