import { Card } from '../../components/Card'
import { Steps } from '../../components/Steps'
import { CodeBox } from './CodeBox'
import type { Platform } from './platforms'
import type { Snippet } from './useSnippet'

export function PlatformSteps({ platform, snippet }: { platform: Platform; snippet: Snippet }) {
  const { lead, steps, note, showsFrame = false } = platform
  return (
    <>
      <Card>
        <p className="mb-5 text-quiet">{lead}</p>
        <Steps steps={steps} />
        {note && <p className="mt-5 border-line border-t pt-4 text-quiet">{note}</p>}
      </Card>
      <CodeBox snippet={snippet} showsFrame={showsFrame} />
    </>
  )
}
