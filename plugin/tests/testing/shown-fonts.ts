import type { Page } from 'playwright-core';

export type ShownFont = { text: string; families: string[]; is_custom: boolean };

/** Returns the fonts that Chromium really used for each text of these elements, as its developer tools show them. */
export async function readShownFonts(page: Page, selector: string): Promise<ShownFont[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const shown: ShownFont[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    const { object } = await tools.send('DOM.resolveNode', { nodeId });
    const { result } = await tools.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { return this.textContent.trim().slice(0, 60); }',
      returnByValue: true,
    });
    if (fonts.length > 0) {
      shown.push({
        text: String(result.value),
        families: fonts.map(({ familyName }) => familyName),
        is_custom: fonts.every(({ isCustomFont }) => isCustomFont),
      });
    }
  }
  return shown;
}
