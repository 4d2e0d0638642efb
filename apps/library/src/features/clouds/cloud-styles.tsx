import styles from './cloud.css?inline';

/** The styles of the cloud's screens, in the shadow root they are shown in. */
export const CloudStyles = () => <style>{styles}</style>;
