import { Platform } from '@kithouse/contract';
import { Activity, type ComponentType, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { NotesSkeleton } from '../features/account/notes-skeleton.js';
import { useProfile } from '../features/profile/use-profile.js';
import type { Route } from '../lib/address.js';
import { type Destination, fallbackPath, findDestination, homeOf, themePartsPath } from '../lib/destinations.js';
import { ErrorBoundary, OptionalBoundary } from '../lib/error-boundary.js';
import { useHost } from '../lib/host.js';
import { lazyComponent } from '../lib/lazy-component.js';
import { toReturnPath, useDefaultPlatform, useRoute } from '../lib/use-route.js';
import { AwayNotice } from './away-notice.js';
import { routes } from './routes.js';
import { ScreenFailure } from './screen-failure.js';
import { Header } from './shell/header.js';
import { UpdateNotice } from './update-notice.js';
import { useRouteMemory } from './use-route-memory.js';

const SessionGuard = lazyComponent(() => import('../features/account/session-guard.js').then((file) => file.SessionGuard));
const AccountNotes = lazyComponent(() => import('../features/account/account-notes.js').then((file) => file.AccountNotes));

const FirstRun = lazyComponent(() => import('../features/connection/first-run.js').then((file) => file.FirstRun));

type Visit = { destination: Destination; route: Route };

/** Renders the app. Before an administrator has consented, only screens of the site open: nothing may reach the library. */
export function App() {
  const { boot } = useHost();
  const { path } = useRoute();
  const isOfSite = ['history', 'settings', themePartsPath].includes(path);
  return boot.connection.is_open || isOfSite ? <Library /> : <Unconnected />;
}

function Unconnected() {
  return (
    <div className="app">
      <Suspense fallback={<div className="frame" aria-busy="true" />}>
        <FirstRun />
      </Suspense>
    </div>
  );
}

function Library() {
  const { boot } = useHost();
  const profile = useProfile();
  const visit = useVisit(profile !== null);
  const appRef = useRef<HTMLDivElement>(null);
  useRouteMemory(appRef, visit?.route);
  const [lastList, setLastList] = useState<Visit>();

  if (visit?.destination.screen === 'list' && visit.route !== lastList?.route) {
    setLastList(visit);
  }
  const isList = visit?.destination.screen === 'list';
  const isBare = visit && routes[visit.destination.screen].bare;
  return (
    <div className="app" ref={appRef}>
      {profile && (
        <OptionalBoundary>
          <SessionGuard />
        </OptionalBoundary>
      )}
      {visit && !isBare && (
        <>
          <Header destination={visit.destination} route={visit.route} />
          {boot.is_away && <AwayNotice />}
          {boot.update && <UpdateNotice {...boot.update} />}
          {profile && (
            <OptionalBoundary fallback={<NotesSkeleton profile={profile} />}>
              <AccountNotes />
            </OptionalBoundary>
          )}
        </>
      )}
      {lastList && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <Screen {...lastList} />
        </Activity>
      )}
      {visit && !isList && <Screen {...visit} />}
    </div>
  );
}

/** Isolates a failing screen, so that others still open. */
function Screen({ destination, route }: Visit) {
  const { screen, isPersonal } = routes[destination.screen];
  const Content = screen as ComponentType<Visit>;
  const hasPages = isPersonal || ['list', 'templates', themePartsPath, 'history'].includes(destination.screen);
  return (
    <ErrorBoundary key={hasPages ? destination.screen : route.path} fallback={(retry) => <ScreenFailure onRetry={retry} />}>
      <Suspense fallback={<div className="frame" aria-busy="true" />}>
        <Content destination={destination} route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Returns the current screen; undefined while an unknown or forbidden path is replaced. */
function useVisit(isSigned: boolean): Visit | undefined {
  const { address, boot } = useHost();
  const route = useRoute();
  const destination = findDestination(route.path);
  const isHidden = destination && 'type' in destination && destination.type === 'pages' && !boot.can.read;
  const found = isHidden ? undefined : destination;

  const otherwise = useDefaultPlatform();
  const platform = Platform.safeParse(route.query.platform).data ?? otherwise;
  const isClosed = found !== undefined && routes[found.screen].isPersonal === true && !isSigned;
  const instead = isClosed ? 'sign-in' : found ? undefined : route.path === '' ? homeOf(platform) : fallbackPath;
  const wish = isClosed ? toReturnPath(route) : undefined;
  useLayoutEffect(() => {
    if (instead) {
      address.go(instead, { query: wish ? { 'redirect-to': wish, platform } : {}, replace: true });
    }
  }, [address, instead, wish, platform]);
  return isClosed ? undefined : found && { destination: found, route };
}
