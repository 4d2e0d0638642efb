/** Marks a text for extraction that is translated where it is shown. */
export const sentence = (text: string) => text;
