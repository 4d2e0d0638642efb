/** Replaces the characters from `start` up to `end`. */
export type Edit = { start: number; end: number; text: string };

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) {
    return text;
  }
  const parts: string[] = [];
  let written = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(written, edit.start), edit.text);
    written = edit.end;
  }
  parts.push(text.slice(written));
  return parts.join('');
}
