/** Code that wraps instead of scrolling, for phones. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <pre className="whitespace-pre-wrap break-all rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed">
      <code>{code}</code>
    </pre>
  )
}
