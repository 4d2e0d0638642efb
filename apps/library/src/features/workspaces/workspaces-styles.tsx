import styles from './workspaces.css?inline';

/** Adds the workspace styles to the shadow root. */
export const WorkspacesStyles = () => <style>{styles}</style>;
