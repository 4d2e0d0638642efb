import type { Step } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import type { RunStep } from './run-progress.js';

/** Returns the site's title of a step, or our own before the site sends one. */
export const stepTitle = ({ type, title, status, isHeard }: RunStep): string =>
  title || (status === 'error' && isHeard ? t('Something went wrong') : plannedTitle(type));

const plannedTitle = (step: Step): string =>
  ({
    permission: t('Checking permissions'),
    download: t('Downloading the pack'),
    theme: t('Installing the theme'),
    plugin: t('Installing plugins'),
    templates: t('Importing templates'),
    'wp-content': t('Importing content'),
    finalize: t('Finishing up'),
  })[step];
