import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { CopyButton } from '../../components/CopyButton'
import { SkeletonList } from '../../components/Skeleton'
import type { SnippetState } from './useSnippet'

const toasts = {
  copied: { title: 'Copied!', description: 'Embed code copied to clipboard.' },
  failed: 'Failed to copy embed code',
}

export function CodeBox({ snippet: { code, isPending }, showsFrame }: { snippet: SnippetState; showsFrame: boolean }) {
  if (isPending) return <SkeletonList label="Loading your code…" rows={1} />
  if (!code) return <NotYours />
  return (
    <Card>
      <h2 className="mb-3 font-semibold text-lg">Your code</h2>
      <CodeBlock code={code.script} />
      <div className="mt-4">
        <CopyButton text={code.script} label="Copy code" {...toasts} />
      </div>
      {showsFrame && (
        <>
          <h2 className="mt-6 mb-3 border-line border-t pt-5 font-semibold text-lg">Your frame code</h2>
          <CodeBlock code={code.frame} />
          <div className="mt-4">
            <CopyButton variant="secondary" text={code.frame} label="Copy frame code" {...toasts} />
          </div>
        </>
      )}
    </Card>
  )
}

function NotYours() {
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your code</h2>
      <p className="mt-1 text-quiet">Log in, and it’ll be right here, ready to copy.</p>
      <Button asChild className="mt-4">
        <a href="/login?next=/instructions">Log in</a>
      </Button>
    </Card>
  )
}
