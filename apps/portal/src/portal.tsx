import { brand, type Call } from '@kithouse/contract';
import { type ReactNode, useEffect } from 'react';
import { Documentation } from './pages/documentation.js';
import { ForgotPassword } from './pages/forgot-password.js';
import { Home } from './pages/home.js';
import { Missing } from './pages/missing.js';
import { Outbox } from './pages/outbox.js';
import { Plans } from './pages/plans.js';
import { Privacy } from './pages/privacy.js';
import { ResetPassword } from './pages/reset-password.js';
import { Support } from './pages/support.js';
import { Terms } from './pages/terms.js';
import { Verify } from './pages/verify.js';

type PortalProps = { call: Call; address: Pick<Location, 'pathname' | 'hash'> };

/** The provider's own pages. Each is one address of its own, reached from a mail or from the library. */
export function Portal({ call, address }: PortalProps) {
  const token = readToken(address.hash);
  const pages: Record<string, { title: string; page: ReactNode }> = {
    '/': { title: 'Welcome', page: <Home /> },
    '/verify': { title: 'Verify your e-mail', page: <Verify call={call} token={token} /> },
    '/forgot-password': { title: 'Forgot password', page: <ForgotPassword call={call} /> },
    '/reset-password': { title: 'Choose a new password', page: <ResetPassword call={call} token={token} /> },
    '/outbox': { title: 'Outbox', page: <Outbox /> },
    '/pricing': { title: 'Paid plans', page: <Plans /> },
    '/purchase': { title: 'Paid plans', page: <Plans /> },
    '/support': { title: 'Support', page: <Support /> },
    '/documentation': { title: 'How to use the library', page: <Documentation /> },
    '/privacy': { title: 'Privacy', page: <Privacy /> },
    '/terms': { title: 'Terms', page: <Terms /> },
  };
  const path = address.pathname.replace(/(.)\/+$/, '$1');
  const { title, page } = (Object.hasOwn(pages, path) && pages[path]) || { title: 'Not found', page: <Missing /> };

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  return (
    <div className="app portal">
      <header>
        <a className="logo" href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {brand.name}
        </a>
      </header>
      <main>{page}</main>
      <footer className="dim">
        <a href="/privacy">Privacy</a>
        <a href="/terms">Terms</a>
      </footer>
    </div>
  );
}

/** Tokens travel behind the `#`, which browsers send to no server, so that they reach no log. */
function readToken(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
