import { createContext, useContext } from 'react';

const LayerContext = createContext<HTMLElement | ShadowRoot | undefined>(undefined);

/** Provides the node for dialogs, menus and toasts: inside the shadow root, outside of `.app`. */
export const LayerProvider = LayerContext.Provider;

/** Returns undefined outside of a provider; callers then use the body. */
export const useLayer = () => useContext(LayerContext);
