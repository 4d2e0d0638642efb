export { auditBundle } from './audit/audit-bundle.js';
export { markFacts } from './facts/mark-facts.js';
export { addressFonts } from './fonts/address-fonts.js';
export { faceCss } from './fonts/face-css.js';
export { findFontFault, isWoff2, listFontFiles } from './fonts/font-files.js';
export { keepNamedFonts, namedFonts } from './fonts/named-fonts.js';
export { listMarks, mapMarks, symbolOf } from './forms/form-marks.js';
export { normalizeColor, type Proposal, proposeToken } from './look/tokens.js';
export { compileImportPlan } from './plan/compile-plan.js';
export { compileSiteImportPlan } from './plan/compile-site-plan.js';
export { listDesign } from './plan/design/choose-design.js';
export { findLeftovers, listUnusedDetails } from './plan/facts/check-facts.js';
export { type DemoDetail, findDemoDetails } from './plan/facts/find-demo-details.js';
export { personalize, withoutMarks } from './plan/facts/personalize.js';
export { mapFrameColors } from './plan/frame/frame-colors.js';
export { withFrameOf } from './plan/frame/show-frame.js';
export type {
  ImportPlanChoices,
  ImportPlanSource,
  PlannedDocument,
  PlannedTerm,
  SiteImportPlanChoices,
  SiteSource,
} from './plan/plan-source.js';
export { documentKind, isContent, type PostKind } from './plan/site/document-kind.js';
export { findLooseColors } from './plan/site/find-loose-colors.js';
export { findSiteFault } from './plan/site/find-site-fault.js';
export { type FindTarget, linkDocuments } from './plan/site/link-documents.js';
export { nameColors } from './plan/site/name-colors.js';
export { splitImportPlan } from './plan/split-plan.js';
export { compareBundles } from './preview/compare/compare-bundles.js';
export { type DocumentOutline, type OutlineKind, type OutlineNode, outline } from './preview/outline/outline.js';
export { type RenderedDocument, renderBundle } from './preview/render/render-bundle.js';
export { renderSitePage } from './preview/render/render-site-page.js';
export { sketchOf } from './preview/sketch/sketch-of.js';
export { createBlock } from './read/blocks/create-block.js';
export { describeFaults } from './read/blocks/describe-faults.js';
export { type BlockNode, type BlockTree, parseBlocks, walkBlocks } from './read/blocks/parse-blocks.js';
export { type PatternHeader, readPatternHeader } from './read/blocks/pattern-header.js';
export { readPattern } from './read/blocks/read-blocks.js';
export { serializeAttributes, serializeBlocks } from './read/blocks/serialize-blocks.js';
export { CloudIndex, openCloudArchive, packCloud } from './read/bundle/cloud-archive.js';
export { readBundleZip } from './read/bundle/read-bundle-zip.js';
export { unpackEntry } from './read/bundle/unpack-entry.js';
export { writeBundleZip } from './read/bundle/write-bundle-zip.js';
export type { ZipEntry } from './read/bundle/zip-entries.js';
export { checkTemplate, type Problem } from './read/check/check-template.js';
export { countNodes } from './read/count-nodes.js';
export { type Applied, applyColors, usedSettings } from './read/elementor/apply-colors.js';
export { findUnsafeStyles } from './read/elementor/clean-styles.js';
export { withoutDesign } from './read/elementor/design-marks.js';
export { freshElementIds } from './read/elementor/fresh-element-ids.js';
export { readKitSettings } from './read/elementor/kit-settings.js';
export { type ElementVisit, walkElements } from './read/elementor/walk-elements.js';
export { nameFile } from './read/export/name-file.js';
export { writeTemplateFile } from './read/export/write-template-file.js';
export { KitError, type KitErrorCode } from './read/kit-error.js';
export { limits } from './read/limits.js';
export { attachMedia } from './read/media/attach-media.js';
export { placeholder } from './read/media/placeholder.js';
export { readPack } from './read/packs/read-pack.js';
export { findRequirements } from './read/plugins/find-requirements.js';
export { readTemplate } from './read/read-template.js';
export type {
  DraftBundle,
  MediaKind,
  MediaReference,
  Reading,
  ResolvedMedia,
  ShownPicture,
  TemplateFile,
} from './read/reading.js';
export { refuseLargeSettings } from './read/refuse-large-settings.js';
export { toSlug } from './read/slug.js';
export { isTokenFormat, readTokens, type TokenFormat, tokensOf, writeTokens } from './tokens/read-tokens.js';
