import type { ReactNode } from 'react';
import { CloudMenu } from './cloud-menu.js';
import { CloudStyles } from './cloud-styles.js';
import { StorageMeter } from './storage-meter.js';

type CloudLayoutProps = {
  /** Of the screen that is shown. */
  path: string;
  title: string;
  /** Before the title, such as the way back. */
  lead?: ReactNode;
  /** Beside the title, such as a filter. */
  aside?: ReactNode;
  /** In px; for texts that would be too wide to read. */
  width?: number;
  children: ReactNode;
};

/** The frame of every screen of an account: the menu, the title, and what the screen shows. */
export function CloudLayout({ path, title, lead, aside, width, children }: CloudLayoutProps) {
  return (
    <div className="frame">
      <CloudStyles />
      <div className="side cloud">
        <CloudMenu path={path} />
        <StorageMeter />
      </div>
      <div className="view" style={width === undefined ? undefined : { maxInlineSize: width }}>
        <div className="title">
          {lead}
          <h1 className="h1" style={lead ? { margin: 0 } : undefined}>
            {title}
          </h1>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
