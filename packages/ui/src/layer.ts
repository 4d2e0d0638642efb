import { createContext, useContext } from 'react';

const LayerContext = createContext<HTMLElement | ShadowRoot | undefined>(undefined);

/** Gives the node that dialogs, menus and toasts are put into: inside the shadow root, outside of `.app`. */
export const LayerProvider = LayerContext.Provider;

/** Absent outside of a provider, where the body serves. */
export const useLayer = () => useContext(LayerContext);
