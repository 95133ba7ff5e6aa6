import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PreviewMessage, PreviewReply } from '../../../../contract/preview'
import type { WidgetConfig } from '../../../../contract/widget'
import { askBot } from '../../../api/curation'

const PAUSE_MS = 120

/** Sends settings and replies to the preview's frame; answers its ref. */
export function usePreviewFrame(businessId: string, config: WidgetConfig | undefined) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const settings = config && JSON.stringify(config)

  const hear = useEffectEvent(({ source, origin, data, ports }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data.type === 'PREVIEW_READY') setIsReady(true)
    if (data.type === 'PREVIEW_ASK') answer(data.question, ports[0])
  })
  const answer = async (question: string, port: MessagePort | undefined) => {
    const reply: PreviewReply = await askBot(businessId, question).catch(() => null)
    port?.postMessage(reply)
  }
  useEffect(() => {
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!isReady || !settings) return
    const show = () => frame.current?.contentWindow?.postMessage(JSON.parse(settings), location.origin)
    const timer = setTimeout(show, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isReady, settings])

  return frame
}
