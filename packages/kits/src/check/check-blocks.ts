import { type BlockNode, parseBlocks, walkBlocks } from '../blocks/parse-blocks.js';
import { readAttributes } from '../blocks/serialize-blocks.js';
import { isRecord } from '../parse-json.js';
import { findBlockPlugin } from '../plugins/find-requirements.js';
import { findBlockReference } from '../references/block-reference.js';
import { checkText } from './check-text.js';
import type { ProblemList } from './problem.js';

/** What in block markup is damaged, foreign, or names something of the author's site. */
export function checkBlocks(content: string, problems: ProblemList): void {
  const { nodes, faults } = parseBlocks(content);
  for (const { kind, name, expected, offset } of faults) {
    const line = content.slice(0, offset).split('\n').length;
    const messages = {
      unclosed: `The block ${name} is opened in line ${line} and never closed.`,
      'stray-closer': `The block ${name} is closed in line ${line} but was not opened.`,
      'wrong-closer': `Line ${line} closes ${name} where ${expected} is open.`,
    };
    problems.add(`fault ${offset}`, () => ({
      code: 'unbalanced_blocks',
      severity: 'error',
      message: messages[kind],
      place: `line ${line}`,
    }));
  }
  for (const text of nodes.filter((node) => typeof node === 'string')) {
    checkText(text, 'freeform', problems);
  }
  walkBlocks(nodes, (block, place) => checkBlock(block, place, problems));
}

function checkBlock(block: BlockNode, place: string, problems: ProblemList) {
  const plugin = findBlockPlugin(block.name);
  if (plugin === undefined) {
    problems.add(`block ${block.name}`, (times) => ({
      code: 'unknown_block',
      severity: 'warning',
      message: `The block ${block.name}${times} comes from a plugin or theme that is not known here. Without it the block cannot be edited.`,
      place,
    }));
  } else if (plugin !== 'core') {
    problems.add(`plugin ${plugin.slug}`, (times) => ({
      code: plugin.is_pro ? 'needs_paid_plugin' : 'needs_plugin',
      severity: 'warning',
      message: `Blocks of the plugin ${plugin.name} are used${times}, first ${block.name}.`,
      place,
      plugin,
    }));
  }
  const attributes = readAttributes(block);
  if (!isRecord(attributes)) {
    problems.add(`attributes ${place}`, () => ({
      code: 'broken_attributes',
      severity: 'error',
      message: `The settings of the block ${block.name} are no valid JSON; WordPress would ignore them.`,
      place,
    }));
  } else {
    checkReferences(block.name, attributes, place, problems);
  }
  for (const text of block.inner.filter((part) => typeof part === 'string')) {
    checkText(text, place, problems);
  }
}

function checkReferences(name: string, attributes: Record<string, unknown>, place: string, problems: ProblemList) {
  const reference = findBlockReference(name, attributes);
  if (reference) {
    const { code, severity, message } = reference;
    problems.add(`reference ${name}`, (times) => ({ code, severity, message: `${message}${times}.`, place }));
  }
}
