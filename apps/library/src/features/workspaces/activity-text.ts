import type { Activity } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';

/** Describes an activity in one sentence. */
export function activityText({ who, action, subject, detail }: Activity): string {
  const values = { person: who?.name ?? t('Somebody'), subject, detail };
  switch (action) {
    case 'created':
      return t('{person} created this workspace.', values);
    case 'renamed':
      return detail
        ? t('{person} renamed it from “{detail}” to “{subject}”.', values)
        : t('{person} renamed it to “{subject}”.', values);
    case 'invited':
      return t('{person} invited {subject}.', values);
    case 'joined':
      return t('{person} joined.', values);
    case 'left':
      return t('{person} left.', values);
    case 'removed-person':
      return t('{person} removed {subject}.', values);
    case 'changed-role':
      return detail === 'viewer'
        ? t('{person} set {subject} to “Can view”.', values)
        : t('{person} set {subject} to “Can edit”.', values);
    case 'added-file':
      return t('{person} added “{subject}”.', values);
    case 'moved-file':
      return t('{person} moved “{subject}” here.', values);
    case 'removed-file':
      return t('{person} deleted “{subject}”.', values);
    case 'changed-file':
      return detail && detail !== subject
        ? t('{person} renamed “{detail}” to “{subject}”.', values)
        : t('{person} changed “{subject}”.', values);
  }
}
