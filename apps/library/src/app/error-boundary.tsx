import { Blank } from '@kithouse/ui/blank.js';
import { Component, type ReactNode } from 'react';
import { t } from '../lib/i18n.js';

/** The last net: says that a screen failed and offers to try it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) {
      return this.props.children;
    }
    return (
      <div className="frame solo">
        <Blank
          picture="broken"
          role="alert"
          heading="h1"
          title={t('This screen could not be shown')}
          actions={
            <button className="btn primary" type="button" onClick={() => this.setState({ error: undefined })}>
              {t('Retry')}
            </button>
          }
        >
          {t('Something went wrong. Your own files and your site are not affected.')}
        </Blank>
      </div>
    );
  }
}
