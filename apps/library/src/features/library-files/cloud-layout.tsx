import type { ReactNode } from 'react';
import { CloudMenu } from './cloud-menu.js';
import { CloudStyles } from './cloud-styles.js';
import { StorageMeter } from './storage-meter.js';

type CloudLayoutProps = {
  /** Path of the current screen. */
  path: string;
  title: string;
  /** Content before the title, such as a back link. */
  lead?: ReactNode;
  /** Content beside the title, such as a filter. */
  aside?: ReactNode;
  /** In px, to keep texts readable. */
  width?: number;
  children: ReactNode;
};

/** Lays out every account screen: menu, title and content. */
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
