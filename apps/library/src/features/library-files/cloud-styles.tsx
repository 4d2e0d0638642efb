import styles from './cloud.css?inline';

/** Adds the cloud screens' styles to the shadow root. */
export const CloudStyles = () => <style>{styles}</style>;
