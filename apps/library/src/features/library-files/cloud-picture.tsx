/** Draws a cloud that receives a page, on 184 × 128. */
export const cloudPicture = (
  <>
    <path
      d="M56 96a26 26 0 0 1 1-52 38 38 0 0 1 73 9 22 22 0 0 1-2 43z"
      fill="var(--k-accent-soft)"
      stroke="var(--k-accent)"
      strokeWidth="4"
    />
    <rect x="74" y="60" width="36" height="46" rx="6" fill="var(--k-surface)" stroke="var(--k-accent)" strokeWidth="4" />
    <path d="M92 94V74m-9 8 9-9 9 9" stroke="var(--k-accent)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    <circle cx="30" cy="36" r="4" fill="var(--k-gold)" />
    <circle cx="158" cy="28" r="6" fill="var(--k-accent-edge)" />
  </>
);
