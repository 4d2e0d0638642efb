import type { ThemePattern } from '../lib/host.js';
import type { RegisteredPattern, WpBlocks } from './wp-blocks.js';

/** In px; the width at which WordPress's inserter draws patterns. */
const viewportWidth = 1200;

/** Lists the patterns of the active theme and of its parent that fit this kind of post, as WordPress's inserter offers them. */
export async function listThemePatterns(wp: WpBlocks): Promise<ThemePattern[]> {
  const core = wp.data.resolveSelect('core');
  const [theme, patterns] = await Promise.all([core.getCurrentTheme(), core.getBlockPatterns()]);
  const owners = [theme?.stylesheet, theme?.template].flatMap((folder) => (folder ? [`${folder}/`] : []));
  const type = wp.data.select('core/editor')?.getCurrentPostType();
  const isOffered = ({ name, inserter, postTypes, templateTypes }: RegisteredPattern) =>
    owners.some((owner) => name.startsWith(owner)) &&
    inserter !== false &&
    !templateTypes?.length &&
    (!postTypes?.length || !type || postTypes.includes(type));
  return patterns.filter(isOffered).map(({ name, title, content }) => ({
    name,
    title,
    content,
    draw: (place) => drawBlocks(wp, content, place),
  }));
}

/** Draws blocks with the styles of the editor. WordPress has another React than the library, so the drawing needs a separate root. */
function drawBlocks({ element, blockEditor, blocks }: WpBlocks, content: string, place: HTMLElement): () => void {
  if (!element || !blockEditor) {
    return () => undefined;
  }
  const root = element.createRoot(place);
  root.render(element.createElement(blockEditor.BlockPreview, { blocks: blocks.parse(content), viewportWidth }));
  return () => root.unmount();
}
