/** One text to translate. The texts of a message are the same wherever it is used. */
export type Message = {
  context?: string;
  single: string;
  plural?: string;
  /** What its authors say to its translators. */
  comments: string[];
  /** Files that use it. */
  references: string[];
};

/** What two messages of one catalogue must differ in. Plural and single form of a text are one entry, as gettext has it. */
export const keyOf = ({ context, single }: Pick<Message, 'context' | 'single'>) =>
  context === undefined ? single : `${context}\u0004${single}`;

/** Joins what several files say about one text. Throws when two of them give it different plurals. */
export function mergeMessages(messages: Message[]): Message[] {
  const merged = new Map<string, Message>();
  for (const message of messages) {
    const known = merged.get(keyOf(message));
    if (!known) {
      merged.set(keyOf(message), structuredClone(message));
      continue;
    }
    if (known.plural && message.plural && known.plural !== message.plural) {
      throw new Error(`«${message.single}» has two plurals: «${known.plural}» and «${message.plural}».`);
    }
    known.plural ??= message.plural;
    known.comments = [...new Set([...known.comments, ...message.comments])];
    known.references = [...new Set([...known.references, ...message.references])];
  }
  return [...merged.values()];
}

/** What a text leaves open: `{name}` and `<link>words</link>` in TypeScript, `%s` and `%1$s` in PHP. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}|<\/?\w+>|%(?:\d+\$)?[sd]/g)].map(([found]) => found).toSorted();
}
