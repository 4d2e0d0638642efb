/** Returns the screens with these names, or all without names. Throws one sentence that lists similar names if one is unknown. */
export function chooseScreens<Named extends { name: string }>(screens: readonly Named[], wanted: readonly string[]): Named[] {
  for (const word of wanted) {
    if (!screens.some(({ name }) => name === word)) {
      const similar = screens.map(({ name }) => name).filter((name) => name.includes(word));
      const list = similar.length > 0 ? similar : screens.map(({ name }) => name);
      throw new Error(`No screen is named ${word}. Choose from ${list.join(', ')}.`);
    }
  }
  return screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}
