/** A word or phrase that no text uses, with what to write instead. */
type Retired = { pattern: RegExp; instead: string };

export type Kind = 'comment' | 'title' | 'text' | 'docs';
export type Passage = { kind: Kind; line: number; text: string };
type Fault = { line: number; message: string };

/** Lists only what is wrong in every context. */
const retired: Retired[] = [
  {
    pattern: /\b(?:take|takes|took|taken|taking) (?:it |them |that |this |all of it |an? \w+ )?back\b/i,
    instead: 'undo, revert or restore',
  },
  { pattern: /\b(?:is|are|was|were|be|been) told\b/i, instead: 'shows, lists, reports or warns' },
  { pattern: /\bwhoever\b|\bwhomever\b/i, instead: 'people who, or the next worker' },
  { pattern: /\bgo(?:es|ne)? on with\b|\bwent on with\b/i, instead: 'resumes or continues' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bas it were\b/i, instead: 'nothing' },
  { pattern: /\b(?:has|have|had|having) (?:its|their|his|her|the) turn\b/i, instead: 'holds the lock' },
  { pattern: /\b(?:is|are|was|were) (?:whole|sound)\b/i, instead: 'is complete or is valid' },
  { pattern: /\bwhat (?:is|was|has been) (?:not )?there\b/i, instead: 'existing or missing' },
  { pattern: /\bwhat (?:came|comes|became|becomes) of\b/i, instead: 'the result of' },
  { pattern: /\bstands? (?:in|on|at|beside|below|above|behind|before|there)\b/i, instead: 'is in, or appears' },
  { pattern: /\b(?:is|are|was|were) named (?:there|here|as such)\b/i, instead: 'lists or reports' },
  { pattern: /\bis had\b|\bmay not be had\b|\bcan(?:not| not)? be had\b/i, instead: 'is available' },
  { pattern: /\bof one that\b|\bof ones that\b/i, instead: 'a sentence with a subject' },
  { pattern: /\bpaid by hand\b|\bpays? by hand\b|\bby hand \(/i, instead: 'manual payment' },
  { pattern: /\bdependency arrows?\b/i, instead: 'dependency rules' },
  { pattern: /\bthrown? away\b|\bthrows away\b/i, instead: 'delete' },
];

/** Lists the texts that the requirements give literally, with a straight apostrophe. */
const literal = new Set([
  "I've verified & Close",
  "Oops! It seems we're experiencing technical difficulties. Please try again or contact support.",
  "You haven't verify your account yet. Please check your email inbox.",
]);

const hasStraightApostrophe = ({ kind, text }: Passage) => kind === 'text' && /\w'\w/.test(text) && !literal.has(text);

/** Matches the start of a sentence whose verb is in the third person: “Returns…”, “Has…”. */
const verbFirst =
  /^(?:@|(?:[A-Z][a-z]+ly )?(?!(?:As|Its|His|This|Always|Unless|Less|Plus|Others|Us)\b)[A-Za-z][a-z]*s\b(?! of\b)(?!'))/;

/** Finds retired words in passages, and doc comments of functions that start without a verb. */
export function findFaults(passages: readonly Passage[], verbless: readonly Passage[] = []): Fault[] {
  const words = passages.flatMap(({ line, text }) =>
    retired.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(withoutCode(text))?.[0];
      return found === undefined ? [] : [{ line, message: `“${found}”: write ${instead}` }];
    }),
  );
  const comments = verbless
    .filter(({ text }) => !verbFirst.test(text))
    .map(({ line, text }) => ({ line, message: `“${text.slice(0, 60)}”: start with a verb, such as “Returns”` }));
  const apostrophes = passages
    .filter(hasStraightApostrophe)
    .map(({ line }) => ({ line, message: 'write apostrophes as ’, not straight' }));
  return [...words, ...comments, ...apostrophes].sort((one, other) => one.line - other.line);
}

/** Blanks code, whose words are names. */
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '``');

/** Lists the comments and test titles of TypeScript or PHP source. */
export function readSource(code: string): Passage[] {
  return [
    ...passagesOf('comment', code, /\/\*\*?([\s\S]*?)\*\/|^[ \t]*\/\/(.*)$/gm),
    ...passagesOf('title', code, /\b(?:test|it|describe|\w+Test)(?:\.\w+)*(?:\([^\n]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g),
  ];
}

/** Lists the doc comments of functions in TypeScript or PHP source. */
export function readFunctionDocs(code: string): Passage[] {
  const declared =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:export|public|private|protected|static|final|abstract|async) )*(?:function\b|const \w+ = (?:async )?(?:<[^=]*>)?\(?[^=;\n]*\)?(?:: [^=\n]+)? =>)/g;
  return passagesOf('comment', code, declared).filter(({ text }) => text !== '');
}

/** Lists the prose of a Markdown page, line by line, without code blocks. */
export function readMarkdown(page: string): Passage[] {
  let isCode = false;
  return page.split('\n').flatMap((text, index): Passage[] => {
    isCode = text.startsWith('```') ? !isCode : isCode;
    return isCode || text.startsWith('```') ? [] : [{ kind: 'docs', line: index + 1, text }];
  });
}

function passagesOf(kind: Kind, code: string, pattern: RegExp): Passage[] {
  return [...code.matchAll(pattern)].map((match) => ({
    kind,
    line: code.slice(0, match.index).split('\n').length,
    text: (match.slice(1).findLast((part) => part !== undefined) ?? '')
      .replace(/^[ \t]*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
