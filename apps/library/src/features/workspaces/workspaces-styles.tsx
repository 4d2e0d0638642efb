import styles from './workspaces.css?inline';

/** The styles of workspaces, in the shadow root they are shown in. */
export const WorkspacesStyles = () => <style>{styles}</style>;
