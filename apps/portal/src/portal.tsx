import { brand, type Call } from '@kithouse/contract';
import { CallProvider } from '@kithouse/query';
import { LayerProvider } from '@kithouse/ui/layer.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createCache } from './create-cache.js';
import { Header } from './header.js';
import { getLanguage, t } from './i18n.js';
import { LanguageMenu } from './language-menu.js';
import { Account } from './pages/account.js';
import { AccountDeleted } from './pages/account-deleted.js';
import { Checkout } from './pages/checkout.js';
import { CheckoutDone } from './pages/checkout-done.js';
import { ConfirmEmail } from './pages/confirm-email.js';
import { Documentation } from './pages/documentation.js';
import { ForgotPassword } from './pages/forgot-password.js';
import { Home } from './pages/home.js';
import { Invitation } from './pages/invitation.js';
import { Missing } from './pages/missing.js';
import { OperationsPage } from './pages/operations-page.js';
import { Order } from './pages/order.js';
import { Orders } from './pages/orders.js';
import { Outbox } from './pages/outbox.js';
import { Preview } from './pages/preview.js';
import { Pricing } from './pages/pricing.js';
import { Privacy } from './pages/privacy.js';
import { Purchase } from './pages/purchase.js';
import { ResetPassword } from './pages/reset-password.js';
import { SignIn } from './pages/sign-in.js';
import { SignUp } from './pages/sign-up.js';
import { Support } from './pages/support.js';
import { Terms } from './pages/terms.js';
import { Verify } from './pages/verify.js';
import { SessionProvider } from './session.js';

type PortalProps = {
  call: Call;
  /** Makes calls with a key instead of the browser's session. */
  callAs: (key: string) => Call;
  address: Pick<Location, 'pathname' | 'hash'> & { search?: string };
  /** Navigates to another page of the portal. */
  go: (path: string) => void;
};

/** Shows the provider's pages, each at its own address, linked from mails and the library. */
export function Portal({ call, callAs, address, go }: PortalProps) {
  const { search = '' } = address;
  const [cache] = useState(createCache);
  const source = useMemo(() => ({ call }), [call]);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  // All texts are looked up on rendering: a new language re-renders the page with its input.
  const [, setShown] = useState(getLanguage);
  const token = readToken(address.hash);
  const pages: Record<string, { title: string; page: ReactNode }> = {
    '/': { title: t('Welcome'), page: <Home /> },
    '/sign-in': { title: t('Sign In'), page: <SignIn call={call} search={search} /> },
    '/sign-up': { title: t('Free Sign Up'), page: <SignUp call={call} search={search} /> },
    '/account': { title: t('Your account'), page: <Account call={call} /> },
    '/account-deleted': { title: t('Your account is deleted'), page: <AccountDeleted /> },
    '/confirm-email': { title: t('Confirm your new email'), page: <ConfirmEmail call={call} token={token} /> },
    '/verify': { title: t('Verify your email'), page: <Verify call={call} token={token} /> },
    '/forgot-password': { title: t('Forgot password'), page: <ForgotPassword call={call} /> },
    '/reset-password': { title: t('Choose a new password'), page: <ResetPassword call={call} token={token} /> },
    '/invitation': { title: t('Your invitation'), page: <Invitation call={call} token={token} /> },
    '/outbox': { title: t('Outbox'), page: <Outbox /> },
    '/pricing': { title: t('Plans'), page: <Pricing search={search} /> },
    '/purchase': { title: t('Purchase'), page: <Purchase search={search} /> },
    '/checkout': { title: t('Your order'), page: <Checkout call={call} search={search} /> },
    '/checkout/done': { title: t('Your order'), page: <CheckoutDone search={search} /> },
    '/orders': { title: t('My orders'), page: <Orders /> },
    '/order': { title: t('Your order'), page: <Order call={call} search={search} /> },
    '/operations': { title: t('Operations'), page: <OperationsPage call={call} callAs={callAs} /> },
    '/support': { title: t('Support'), page: <Support /> },
    '/documentation': { title: t('How to use the library'), page: <Documentation /> },
    '/privacy': { title: t('Privacy'), page: <Privacy /> },
    '/terms': { title: t('Terms'), page: <Terms /> },
  };
  const path = address.pathname.replace(/(.)\/+$/, '$1');
  const previewed = /^\/preview\/([a-z0-9-]+)$/.exec(path)?.[1];
  const { title, page } = (Object.hasOwn(pages, path) && pages[path]) || { title: t('Not found'), page: <Missing /> };

  useEffect(() => {
    // A preview has the title that its document came with.
    if (previewed === undefined) {
      document.title = `${title} · ${brand.name}`;
    }
  }, [title, previewed]);

  if (previewed !== undefined) {
    return (
      <QueryClientProvider client={cache}>
        <CallProvider value={source}>
          <LayerProvider value={layer ?? undefined}>
            <Preview slug={previewed} search={search} />
          </LayerProvider>
          <div ref={setLayer} />
        </CallProvider>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={cache}>
      <CallProvider value={source}>
        <SessionProvider go={go}>
          <div className="app portal">
            <Header />
            <main>
              <LayerProvider value={layer ?? undefined}>{page}</LayerProvider>
            </main>
            <footer className="dim">
              <a href="/privacy">{t('Privacy')}</a>
              <a href="/terms">{t('Terms')}</a>
              <LanguageMenu call={call} onShown={() => setShown(getLanguage)} />
            </footer>
          </div>
          <div ref={setLayer} />
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>
  );
}

/** Reads the token after the `#`, which browsers send to no server, so that it reaches no log. */
function readToken(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
