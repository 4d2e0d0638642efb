import { type ComponentType, createElement, lazy } from 'react';

const failed = new Set<() => void>();

/** A component whose code comes when it is first shown. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
  return function Part(props: P) {
    return createElement(Content as ComponentType<P>, props);
  };
}

/** React keeps a part that did not arrive as failed for good; after this it is asked for again. */
export function retryParts(): void {
  for (const forget of failed) {
    forget();
  }
  failed.clear();
}
