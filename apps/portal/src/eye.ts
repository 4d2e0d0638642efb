import { t } from './i18n.js';

/** What the button inside a password field is called. */
export const eye = () => ({ showLabel: t('Show password'), hideLabel: t('Hide password') });
