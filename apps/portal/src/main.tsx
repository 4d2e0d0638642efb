import '@kithouse/ui/fonts.css';
import '@kithouse/ui/tokens.css';
import '@kithouse/ui/base.css';
import '@kithouse/ui/page-preview.css';
import './portal.css';
import './orders/orders.css';
import './operations/operations.css';
import { createCall } from '@kithouse/contract';
import { createRoot } from 'react-dom/client';
import { getLanguage } from './i18n.js';
import { findLanguage, showLanguage } from './language.js';
import { Portal } from './portal.js';

const root = document.querySelector<HTMLElement>('#root');
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const print = window.matchMedia('print');
const follow = () => root?.classList.toggle('dark', dark.matches && !print.matches);

if (root) {
  follow();
  dark.addEventListener('change', follow);
  // Paper is white, and browsers print no dark background.
  print.addEventListener('change', follow);
  const go = (path: string) => location.assign(path);
  const callWith = (more: Record<string, string>) =>
    createCall({
      root: `${location.origin}/v1`,
      headers: {
        ...more,
        // Evaluated per call: a new account uses the shown language.
        get 'accept-language'() {
          return getLanguage();
        },
      },
    });
  const call = callWith({});
  const callAs = (key: string) => callWith({ authorization: `Bearer ${key}` });
  await showLanguage(findLanguage({ search: location.search, wanted: navigator.languages }));
  createRoot(root).render(<Portal call={call} callAs={callAs} address={location} go={go} />);
}
