import { t } from '../i18n.js';

/** Accepts any non-empty text, because old passwords followed other rules. */
export const presentPasswordRule = (value: string) => (value === '' ? t('Enter your password.') : undefined);
