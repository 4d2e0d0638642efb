import { t } from '../../lib/i18n.js';
import type { UndoneImport } from './undo-import.js';

type Undone = UndoneImport['undone'][number];
export type UndoGroup = { id: string; title: string; undone: Undone[] };

/** Limits the changes in a list without groups. */
const maxUngrouped = 8;

/**
 * Groups the changes of a large undo by subject, the most important first. Returns one group without a
 * title for a short list, and for a list from a plugin that doesn't name its operations.
 */
export function groupUndone(undone: readonly Undone[]): UndoGroup[] {
  const groups = listGroups()
    .map(({ id, title, ops }) => ({ id, title, undone: undone.filter(({ op }) => op !== undefined && ops.includes(op)) }))
    .filter((group) => group.undone.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.undone));
  const others = undone.filter((one) => !grouped.has(one));
  if (undone.length <= maxUngrouped || groups.length + Number(others.length > 0) < 2) {
    return [{ id: 'all', title: '', undone: [...undone] }];
  }
  return others.length > 0 ? [...groups, { id: 'other', title: t('Other changes'), undone: others }] : groups;
}

const listGroups = () => [
  { id: 'pages', title: t('Pages and posts'), ops: ['post.create', 'post.link', 'publish'] },
  { id: 'templates', title: t('Headers, footers and templates'), ops: ['template.write', 'conditions.set'] },
  { id: 'images', title: t('Images'), ops: ['media.fetch'] },
  { id: 'menus', title: t('Menus and categories'), ops: ['menu.ensure', 'menu.fill', 'navigation.ensure', 'term.ensure'] },
  {
    id: 'look',
    title: t('Colours and fonts'),
    ops: ['styles.set', 'kit.apply', 'fonts.ensure', 'fonts.activate', 'design.ensure', 'component.ensure'],
  },
  { id: 'settings', title: t('Settings and forms'), ops: ['option.set', 'facts.set', 'form.create'] },
  { id: 'plugins', title: t('Theme and plugins'), ops: ['theme.ensure', 'plugin.ensure'] },
];
