import { Component, type ReactNode, Suspense } from 'react';
import { retryParts } from './part.js';

type ErrorBoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

/** The last net under whatever may fail to load or to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => {
    retryParts();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}

/** What is no loss when it does not arrive: its room stays as it was meanwhile. */
export function Dispensable({ children, room = null }: { children: ReactNode; room?: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => room}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}
