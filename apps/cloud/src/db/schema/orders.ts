import type { OrderState, PricePlan } from '@kithouse/contract';
import type { Generated } from 'kysely';

export type OrderTables = {
  orders: {
    id: Generated<number>;
    number: string;
    /** Null once the account is deleted. */
    user_id: number | null;
    key: string;
    item_id: number | null;
    plan: PricePlan | null;
    name: string;
    /** In the smallest unit of the currency. */
    amount: number;
    currency: string;
    payment: 'manual' | 'stripe';
    state: Generated<OrderState>;
    session_id: string | null;
    attempt: Generated<number>;
    payment_id: string | null;
    utm_source: string | null;
    utm_medium: string | null;
    created_at: string;
    paid_at: string | null;
    closed_at: string | null;
  };
};
