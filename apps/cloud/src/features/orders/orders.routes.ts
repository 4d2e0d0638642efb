import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { offer } from './offers.service.js';
import * as operator from './operator.service.js';
import { findOrder } from './orders.queries.js';
import * as orders from './orders.service.js';
import * as payments from './payments.service.js';

export function orderRoutes(deps: Deps): Route[] {
  const recorded = { readRecordedFields: ({ input }: { input: { number: string } }) => findOrder(deps.db, input.number) };

  return [
    route(contract.getOffer, ({ input, user }) => offer(deps, user?.session_id === undefined ? undefined : user.id, input)),
    route(contract.createOrder, ({ input, user }) => orders.create(deps, user, input)),
    route(contract.listOrders, ({ input, user }) => orders.list(deps, user.id, input.page)),
    route(contract.getOrder, ({ input, user }) => orders.get(deps, user.id, input.number)),
    route(contract.cancelOrder, ({ input, user }) => orders.cancel(deps, user.id, input.number)),
    route(contract.payOrder, ({ input, user }) => payments.pay(deps, user, input.number)),
    route(contract.checkOrder, ({ input, user }) => payments.check(deps, user.id, input.number)),
    route(contract.listAllOrders, ({ input }) => operator.list(deps, input)),
    route(contract.confirmOrder, ({ input }) => operator.confirm(deps, input.number), recorded),
    route(contract.refuseOrder, ({ input }) => operator.refuse(deps, input.number), recorded),
    route(contract.refundOrder, ({ input }) => operator.refund(deps, input.number), recorded),
  ];
}
