/** Some time, in milliseconds since 1970; the end isn't part of it. */
export type Span = { start: number; end: number }

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** Overlapping and touching ones made one, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const { start, end } of spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else apart.push({ start, end })
  }
  return apart
}

/** The most of these that go on at the same moment within the span. */
export function mostAtOnce(spans: readonly Span[], within: Span): number {
  const inside = spans.filter((span) => overlaps(span, within))
  // What goes on at once is at its most where one of them starts.
  const starts = inside.map(({ start }) => Math.max(start, within.start))
  return Math.max(0, ...starts.map((at) => inside.filter(({ start, end }) => start <= at && at < end).length))
}
