import { type ComponentType, createElement, lazy } from 'react';

const failed = new Set<() => void>();

/** Creates a component that loads on first use. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Content = make();
        });
        throw error;
      }
    });
  let Content = make();
  return function LazyComponent(props: P) {
    return createElement(Content as ComponentType<P>, props);
  };
}

/** Resets chunks that React considers failed, so that they load again. */
export function retryFailedChunks(): void {
  for (const forget of failed) {
    forget();
  }
  failed.clear();
}
