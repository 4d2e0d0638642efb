import { t } from '../i18n.js';

/** Any word may be a password of old, so only an empty one is wrong before it is asked. */
export const presentPasswordRule = (value: string) => (value === '' ? t('Enter your password.') : undefined);
