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
        <div className="blank" role="alert">
          <h1 className="h2">{t('This screen could not be shown')}</h1>
          <p>{t('Something went wrong. Your own files and your site are not affected.')}</p>
          <div className="line">
            <button className="btn primary" type="button" onClick={() => this.setState({ error: undefined })}>
              {t('Retry')}
            </button>
          </div>
        </div>
      </div>
    );
  }
}
