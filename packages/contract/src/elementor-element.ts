import * as z from 'zod/mini';
import { mapOf } from './endpoint.js';

/** Describes an Elementor element; its settings are kept unchanged. */
export const ElementorElement: z.ZodMiniType<ElementorElement> = z.looseObject({
  id: z.string(),
  elType: z.string(),
  widgetType: z.optional(z.string()),
  settings: mapOf(z.unknown()),
  elements: z.lazy(() => z.array(ElementorElement)),
});
export type ElementorElement = {
  [key: string]: unknown;
  id: string;
  elType: string;
  widgetType?: string | undefined;
  settings: Record<string, unknown>;
  elements: ElementorElement[];
};
