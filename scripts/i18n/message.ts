/** Describes one text to translate, which is the same wherever it is used. */
export type Message = {
  context?: string;
  single: string;
  plural?: string;
  /** Notes to translators. */
  comments: string[];
  /** Files that use it. */
  references: string[];
};

/** Returns the key of a message. Plural and singular of a text are one entry, as in gettext. */
export const keyOf = ({ context, single }: Pick<Message, 'context' | 'single'>) =>
  context === undefined ? single : `${context}\u0004${single}`;

/** Merges the messages of several files. Throws if a text has different plurals. */
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

/** Lists placeholders: `{name}` and `<link>words</link>` in TypeScript, `%s` and `%1$s` in PHP. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}|<\/?\w+>|%(?:\d+\$)?[sd]/g)].map(([found]) => found).toSorted();
}
