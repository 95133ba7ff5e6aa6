export const ColorDot = ({ color }: { color: string }) => (
  <span aria-hidden className="size-4 rounded-full border border-line" style={{ backgroundColor: color }} />
)
