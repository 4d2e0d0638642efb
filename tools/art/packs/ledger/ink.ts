/** The inks of Ledger & Oak's drawings. */
export const p = { bg: '#F3EDE1', ink: '#1F2A24', red: '#7A1E24', green: '#2F5D4C', gold: '#A57A2C' };
