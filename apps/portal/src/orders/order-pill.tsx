import type { OrderState } from '@kithouse/contract';
import { stateWords } from './order-words.js';

export function OrderPill({ state }: { state: OrderState }) {
  const { label, tone } = stateWords(state);
  return <span className={`pill ${tone}`.trim()}>{label}</span>;
}
