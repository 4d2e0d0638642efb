import type { ListType, Platform } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { MouseEvent } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { Link } from '../../lib/link.js';
import { listTexts } from './item-texts.js';

type BackLinkProps = { route: Route; platform: Platform; type: ListType };

/** Links to the list as it was, going back in history if it is the previous entry. */
export function BackLink({ route, platform, type }: BackLinkProps) {
  const { address } = useHost();
  const list = listOf(route);
  const goBack = (event: MouseEvent) => {
    if (list?.isBefore && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      address.back();
    }
  };
  return (
    <Link className="line dim back" to={`${platform}/${type}`} query={list?.query ?? {}} onClick={goBack}>
      <AnyIcon name="arrow-left" size="s" flip />
      {listTexts(type).title}
    </Link>
  );
}

/** Returns the list that a tile passed on. */
function listOf({ state }: Route): { query: Record<string, string>; isBefore: boolean } | undefined {
  const query = state.list;
  return typeof query === 'object' && query !== null
    ? { query: query as Record<string, string>, isBefore: state.isNested !== true }
    : undefined;
}
