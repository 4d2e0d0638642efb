/** Names the trace of a request, and the span that sent it, like OpenTelemetry in logs. */
export type TraceContext = { trace_id: string; parent_id: string };

/** Later versions may append fields. */
const pattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?<more>-.*)?$/;

/** Reads the header `traceparent` of the W3C's Trace Context. Returns undefined for an invalid one. */
export function readTraceParent(header: unknown): TraceContext | undefined {
  const found = typeof header === 'string' && header.length <= 512 ? pattern.exec(header) : null;
  const [, version, trace_id, parent_id, more] = found ?? [];
  const isKnown = version !== '00' || more === undefined;
  return isKnown && trace_id !== undefined && parent_id !== undefined ? { trace_id, parent_id } : undefined;
}
