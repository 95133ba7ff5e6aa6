import { Card } from '../../components/Card'
import { StepList } from '../../components/StepList'
import { CodeBox } from './CodeBox'
import type { Platform } from './platforms'
import type { SnippetState } from './useSnippet'

export function PlatformSteps({ platform, snippet }: { platform: Platform; snippet: SnippetState }) {
  const { lead, steps, note, showsFrame = false } = platform
  return (
    <>
      <Card>
        <p className="mb-5 text-quiet">{lead}</p>
        <StepList steps={steps} />
        {note && <p className="mt-5 border-line border-t pt-4 text-quiet">{note}</p>}
      </Card>
      <CodeBox snippet={snippet} showsFrame={showsFrame} />
    </>
  )
}
