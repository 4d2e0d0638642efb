import type { Call, Endpoint, Input, Output } from '@kithouse/contract';
import { createContext, useContext } from 'react';

/** Answers that came with the page or in a combined call. */
export type KnownAnswers = {
  /** In milliseconds since 1970. */
  opened_at: number;
  /** Returns a printed answer. */
  find: <E extends Endpoint>(endpoint: E, input: Input<E>) => Output<E> | undefined;
  /** Returns an answer of the combined call once; a repeated request needs a newer one. */
  take: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E> | undefined>;
};

/** Sends the calls of an app. */
export type CallSource = { call: Call; firstScreen?: KnownAnswers };

const CallContext = createContext<CallSource | undefined>(undefined);
export const CallProvider = CallContext.Provider;

export function useCallSource(): CallSource {
  const source = useContext(CallContext);
  if (!source) {
    throw new Error('A query needs a CallProvider around it.');
  }
  return source;
}

/** Returns the app's function for calls. */
export const useCall = (): Call => useCallSource().call;
