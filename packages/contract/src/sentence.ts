/** Marks a text that is translated where a person sees it, so that the collection of all texts finds it. */
export const sentence = (text: string) => text;
