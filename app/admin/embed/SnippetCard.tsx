import { useState } from 'react'
import type { Business } from '../../../contract/businesses'
import { Card } from '../../components/Card'
import { CodeBlock } from '../../components/CodeBlock'
import { CopyButton } from '../../components/CopyButton'
import { RadioCard } from '../../components/RadioCard'
import { iframeSnippetOf, type SnippetForm, scriptOf } from './snippets'

const toasts = {
  copied: { title: 'Copied!', description: 'Embed code copied to clipboard.' },
  failed: 'Failed to copy embed code',
}

const FORMS: { form: SnippetForm; label: string; note: string }[] = [
  { form: 'attributes', label: 'Full', note: 'Your color right away' },
  { form: 'key', label: 'Short', note: 'Fewer lines' },
]

/** `isMain`: nothing on the screen comes before copying it. */
type Props = { business: Business; apiKey: string; first: SnippetForm; isMain: boolean }

export function SnippetCard({ business, apiKey, first, isMain }: Props) {
  const [form, setForm] = useState(first)
  const script = scriptOf(form, business, apiKey)
  const frame = iframeSnippetOf(business, apiKey)
  return (
    <Card>
      <h2 className="font-semibold text-lg">Your code</h2>
      <fieldset className="mt-3 grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 text-quiet">
          Two versions of the same code. Use either one; both follow your settings.
        </legend>
        {FORMS.map(({ form: each, ...words }) => (
          <RadioCard key={each} name="snippet" {...words} checked={form === each} onChange={() => setForm(each)} />
        ))}
      </fieldset>
      <div className="mt-4">
        <CodeBlock code={script} />
      </div>
      <div className="mt-4">
        <CopyButton variant={isMain ? 'primary' : 'secondary'} text={script} label="Copy Embed Code" {...toasts} />
      </div>
      <details className="not-open:-mb-4 mt-5 border-line border-t pt-4">
        <summary className="min-h-11 font-semibold text-link">Does your site builder block scripts?</summary>
        <p className="mt-2 text-quiet">
          Use this frame instead. It looks and works the same. If your builder strips out the script at the end, the
          chat opens in its own tab.
        </p>
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
