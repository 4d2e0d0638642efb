import '@kithouse/ui/fonts.css';
import '@kithouse/ui/tokens.css';
import '@kithouse/ui/base.css';
import './portal.css';
import { createCall } from '@kithouse/contract';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.js';

const root = document.querySelector<HTMLElement>('#root');
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => root?.classList.toggle('dark', dark.matches);

if (root) {
  follow();
  dark.addEventListener('change', follow);
  createRoot(root).render(<Portal call={createCall({ root: `${location.origin}/v1` })} address={location} />);
}
