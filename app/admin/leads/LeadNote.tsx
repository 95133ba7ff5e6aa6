/** The newest note on a lead. */
export function LeadNote({ note }: { note: string | null }) {
  if (!note) return null
  return (
    <p className="wrap-anywhere mt-2 line-clamp-3 whitespace-pre-line border-brass border-l-3 pl-3">
      <span className="sr-only">Note: </span>
      <bdi>{note}</bdi>
    </p>
  )
}
