import { listOrders, type Order } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Blank } from '@kithouse/ui/blank.js';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Pager } from '@kithouse/ui/pager.js';
import { ActionsCell, Cell, Table } from '@kithouse/ui/table.js';
import { useState } from 'react';
import { formatDay, formatMoney, t } from '../i18n.js';
import { OrderPill } from '../orders/order-pill.js';
import { describeOrder, nameThing } from '../orders/order-words.js';
import { Failed, Waiting } from '../orders/pending.js';
import { SignedIn } from '../signed-in.js';

/** Lists the person's orders, newest first. */
export function Orders() {
  return <SignedIn path="/orders">{() => <History />}</SignedIn>;
}

function History() {
  const [page, setPage] = useState(1);
  const { data: answer, error, isFetching, refetch } = useEndpoint(listOrders, { page }, { keepPrevious: () => true });
  if (error) {
    return <Failed title={t('Your orders couldn’t be loaded')} failure={error} retry={refetch} isRetrying={isFetching} />;
  }
  if (!answer) {
    return <Waiting>{t('Loading your orders.')}</Waiting>;
  }
  if (answer.total === 0) {
    return (
      <Blank
        picture="nothing"
        title={t('No orders yet')}
        heading="h1"
        actions={
          <ButtonLink kind="primary" href="/pricing">
            {t('View plans')}
          </ButtonLink>
        }
      >
        {t('Templates and plans you buy are listed here, with their receipts.')}
      </Blank>
    );
  }
  return (
    <section className="orders">
      <div className="title">
        <h1 className="h1">{t('My orders')}</h1>
      </div>
      <Table
        label={t('My orders')}
        kind="cards"
        columns={[t('Item'), t('Ordered'), t('Total'), t('Status'), { name: t('Order'), isHidden: true }]}
        isBusy={isFetching}
      >
        {answer.data.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </Table>
      <Pager
        page={page}
        total={answer.total_page}
        label={t('Pages of orders')}
        previousLabel={t('Newer orders')}
        nextLabel={t('Older orders')}
        hrefOf={() => '/orders'}
        onGo={setPage}
      />
    </section>
  );
}

function Row({ order }: { order: Order }) {
  const name = nameThing(order);
  const { number, amount, currency, state, created_at, item } = order;
  return (
    <tr>
      <Cell>
        <a className="what" href={`/order?number=${number}`}>
          {item?.thumbnail ? (
            <img className="mini" src={item.thumbnail} alt="" />
          ) : (
            <span className="mini plain-plan">
              <AnyIcon name="library" />
            </span>
          )}
          <span className="stack snug">
            <span className="clip" title={name}>
              {name}
            </span>
            <span className="cap clip">{describeOrder(order)}</span>
          </span>
        </a>
      </Cell>
      <Cell isExtra>
        <time dateTime={created_at}>{formatDay(created_at)}</time>
      </Cell>
      <Cell isExtra isNumber>
        {formatMoney(amount, currency)}
      </Cell>
      <Cell isExtra>
        <OrderPill state={state} />
      </Cell>
      <ActionsCell>
        <span className="number dim">{number}</span>
      </ActionsCell>
    </tr>
  );
}
