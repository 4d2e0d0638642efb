import { AppError, brand } from '@kithouse/contract';
import { CallProvider } from '@kithouse/query';
import { LayerProvider } from '@kithouse/ui/layer.js';
import { ToastProvider } from '@kithouse/ui/toast.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createFirstScreen } from '../lib/first-screen.js';
import { type Host, HostProvider } from '../lib/host.js';
import { t } from '../lib/i18n.js';
import { translateItemsTo } from '../lib/translate-items.js';
import { translateAnswers, translateRefusals } from '../lib/translated-call.js';

type AppProvidersProps = {
  host: Host;
  /** Node for dialogs, menus and notifications. */
  layer?: HTMLElement;
  cache?: QueryClient;
  children: ReactNode;
};

export function AppProviders({ host, layer, cache, children }: AppProvidersProps) {
  const [client] = useState(() => cache ?? createCache());
  const [open] = useState(() => {
    const translateItems = translateItemsTo(host.boot.locale);
    const speaking = {
      ...host,
      boot: { ...host.boot, screen: translateItems(host.boot.screen) },
      call: translateAnswers(translateRefusals(host.call), translateItems),
    };
    return { ...speaking, firstScreen: createFirstScreen(speaking, client) };
  });
  useEffect(() => void open.firstScreen.renewOld(), [open]);
  return (
    <QueryClientProvider client={client}>
      <CallProvider value={open}>
        <HostProvider value={open}>
          <LayerProvider value={layer}>
            <ToastProvider regionLabel={t('Notifications')} dismissLabel={t('Dismiss')}>
              {children}
            </ToastProvider>
          </LayerProvider>
        </HostProvider>
      </CallProvider>
    </QueryClientProvider>
  );
}

/**
 * Creates the query cache. A catalogue changes daily, so five minutes count as fresh. Retries only when the cloud was
 * unreachable.
 */
export function createCache(): QueryClient {
  const unreachable = (error: Error) => error instanceof AppError && error.code === brand.apiErrorCode;
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && unreachable(error),
        retryDelay: 500,
      },
    },
  });
}
