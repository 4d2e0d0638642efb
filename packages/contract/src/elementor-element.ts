import * as z from 'zod/mini';
import { mapOf } from './endpoint.js';

/** An Elementor element; only its frame is fixed, settings stay as they were read. */
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
