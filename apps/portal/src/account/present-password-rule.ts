/** Any word may be a password of old, so only an empty one is wrong before it is asked. */
export const presentPasswordRule = (value: string) => (value === '' ? 'Please enter your password.' : undefined);
