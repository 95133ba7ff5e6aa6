import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { CopyButton } from '../../components/CopyButton'

type Props = { script: string; frame: string }

const toasts = {
  copied: { title: 'Copied!', description: 'Embed code copied to clipboard.' },
  failed: 'Failed to copy embed code',
}

export function SnippetCard({ script, frame }: Props) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your code</h2>
      <div className="mt-3">
        <CodeBlock code={script} />
      </div>
      <div className="mt-4">
        <CopyButton text={script} label="Copy Embed Code" {...toasts} />
      </div>
      <details className="mt-5 border-line border-t pt-4">
        <summary className="font-semibold text-link">Your site builder doesn’t take scripts?</summary>
        <p className="mt-2 text-quiet">Then use this frame instead. It looks the same and answers the same.</p>
        <div className="mt-3">
          <CodeBlock code={frame} />
        </div>
        <div className="mt-4">
          <CopyButton variant="secondary" text={frame} label="Copy frame code" {...toasts} />
        </div>
      </details>
    </Card>
  )
}
