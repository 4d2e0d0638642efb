import { Component, type ReactNode, Suspense } from 'react';
import { retryFailedChunks } from './lazy-component.js';

type ErrorBoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

/** Catches errors in loading and rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => {
    retryFailedChunks();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}

/** Renders optional content, or `fallback` while or if it is missing. */
export function OptionalBoundary({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
