/** Shows one component or one state, named by `?state=` in the address. Needs neither WordPress nor a cloud. */
import { brand, getSession } from '@kithouse/contract';
import { LayerProvider } from '@kithouse/ui/layer.js';
import { createRoot } from 'react-dom/client';
import { mountApp } from '../../apps/library/src/app/mount.js';
import { openShadowRoot } from '../../apps/library/src/hosts/shadow-root.js';
import { createMemoryAddress } from '../../apps/library/src/lib/memory-address.js';
import { ada, answer, createFakeCall, plainBoot } from '../../apps/library/src/testing/fake-host.js';
import { Portal } from '../../apps/portal/src/portal.js';
import { actIn } from './acting.js';
import type { ComponentName } from './component-names.js';
import { components } from './components.js';
import { sessionUser } from './records.js';
import { stubSite } from './site-stub.js';
import type { State } from './state.js';
import { states } from './states.js';
import { world } from './world.js';

const hostCss = ':host { --k-room: 100vh } .kithouse { min-block-size: 100vh; display: grid } .kithouse > div { display: grid }';
const query = new URLSearchParams(location.search);
const name = query.get('state') ?? '';
const isDark = query.get('theme') === 'dark';
const is_rtl = query.get('dir') === 'rtl';
const root = document.getElementById('root') as HTMLElement;

stubSite();
localStorage.setItem(`${brand.prefix}_theme`, isDark ? 'dark' : 'light');
document.title = name;

const state = states.find((one) => one.name === name);
try {
  await show();
  document.body.dataset.state = 'shown';
} catch (error) {
  console.error(error);
  document.body.dataset.state = 'failed';
}

async function show() {
  if (name.startsWith('ui-')) {
    showComponent(name.slice(3) as ComponentName);
  } else if (state?.app === 'library') {
    await showLibrary(state);
  } else if (state) {
    await showPortal(state);
  } else {
    throw new Error(`Nothing is called ${name}.`);
  }
}

function showComponent(component: ComponentName) {
  const { scope, app, layer } = openShadowRoot(root, { css: hostCss });
  scope.classList.toggle('dark', isDark);
  app.style.cssText = 'display: flex; flex-wrap: wrap; gap: 24px; align-content: start; align-items: start; padding: 32px';
  createRoot(app).render(<LayerProvider value={layer}>{components[component]()}</LayerProvider>);
}

async function showLibrary({ path, isSignedIn, answers = [], boot, host, act }: State) {
  const { call } = createFakeCall([...answers, ...world]);
  const user = isSignedIn ? ada : null;
  const rooms = openShadowRoot(root, { css: hostCss });
  mountApp(rooms, {
    name: 'wp-admin',
    boot: { ...plainBoot, user, is_rtl, ...boot },
    call,
    address: createMemoryAddress(path),
    ...host,
  });
  await act?.(actIn(root.shadowRoot as ShadowRoot));
}

async function showPortal({ path, isSignedIn, isOperator, answers = [], act }: State) {
  await Promise.all([
    import('@kithouse/ui/fonts.css'),
    import('@kithouse/ui/tokens.css'),
    import('@kithouse/ui/base.css'),
    import('../../apps/portal/src/portal.css'),
    import('../../apps/portal/src/orders/orders.css'),
    import('../../apps/portal/src/operations/operations.css'),
  ]);
  const session = answer(getSession, () => ({
    user: isSignedIn ? { ...sessionUser, ...(isOperator && { operator_role: 'owner' as const }) } : null,
  }));
  const { call } = createFakeCall([...answers, session, ...world]);
  root.className = isDark ? 'kithouse dark' : 'kithouse';
  const { pathname, search, hash } = new URL(path, location.origin);
  createRoot(root).render(<Portal call={call} callAs={() => call} address={{ pathname, search, hash }} go={() => {}} />);
  await act?.(actIn(root));
}
