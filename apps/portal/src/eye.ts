/** What the button inside a password field is called. */
export const eye = { showLabel: 'Show password', hideLabel: 'Hide password' };
