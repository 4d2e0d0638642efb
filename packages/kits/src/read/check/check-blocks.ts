import { describeFaults } from '../blocks/describe-faults.js';
import { type BlockNode, parseBlocks, walkBlocks } from '../blocks/parse-blocks.js';
import { readAttributes } from '../blocks/serialize-blocks.js';
import { isRecord } from '../parse-json.js';
import { findBlockPlugin } from '../plugins/find-requirements.js';
import { findBlockReference } from '../references/block-reference.js';
import { checkText } from './check-text.js';
import type { ProblemList } from './problem.js';

/** Reports damaged and unknown block markup, and references to the author's site. */
export function checkBlocks(content: string, problems: ProblemList): void {
  const { nodes, faults } = parseBlocks(content);
  for (const [index, { message, line }] of describeFaults(content, faults).entries()) {
    problems.add(`fault ${index}`, () => ({ code: 'unbalanced_blocks', severity: 'error', message, place: `line ${line}` }));
  }
  for (const text of nodes.filter((node) => typeof node === 'string')) {
    checkText(text, 'freeform', problems);
  }
  walkBlocks(nodes, (block, path) => checkBlock(block, path, problems));
}

function checkBlock(block: BlockNode, path: string, problems: ProblemList) {
  const plugin = findBlockPlugin(block.name);
  if (plugin === undefined) {
    problems.add(`block ${block.name}`, (times) => ({
      code: 'unknown_block',
      severity: 'warning',
      message: `The block ${block.name}${times} comes from an unknown plugin or theme. Without it, nobody can edit the block.`,
      place: path,
    }));
  } else if (plugin !== 'core') {
    problems.add(`plugin ${plugin.slug}`, (times) => ({
      code: plugin.is_pro ? 'needs_paid_plugin' : 'needs_plugin',
      severity: 'warning',
      message: `The template uses blocks of the plugin ${plugin.name}${times}, such as ${block.name}.`,
      place: path,
      plugin,
    }));
  }
  const attributes = readAttributes(block);
  if (!isRecord(attributes)) {
    problems.add(`attributes ${path}`, () => ({
      code: 'broken_attributes',
      severity: 'error',
      message: `The settings of the block ${block.name} aren’t valid JSON. WordPress ignores them.`,
      place: path,
    }));
  } else {
    checkReferences(block.name, attributes, path, problems);
  }
  for (const text of block.inner.filter((node) => typeof node === 'string')) {
    checkText(text, path, problems);
  }
}

function checkReferences(name: string, attributes: Record<string, unknown>, path: string, problems: ProblemList) {
  const reference = findBlockReference(name, attributes);
  if (reference) {
    const { code, severity, message } = reference;
    problems.add(`reference ${name}`, (times) => ({ code, severity, message: `${message}${times}.`, place: path }));
  }
}
