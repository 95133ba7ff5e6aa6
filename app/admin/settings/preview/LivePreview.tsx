import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Business, BusinessForm } from '../../../../contract/businesses'
import { widgetConfigQuery } from '../../../api/businesses'
import { Skeleton } from '../../../components/Skeleton'
import { previewConfig } from './previewConfig'
import { usePreviewFrame } from './usePreviewFrame'

/** The frame's inner width: wide enough for the panel's desktop form. */
const WIDTH = 520
const HEIGHT = 620

/** The real widget with the form's unsaved values. Nothing said in it is stored. */
export function LivePreview({ business }: { business: Business }) {
  const { control } = useFormContext<BusinessForm>()
  const typed = useWatch({ control })
  const { data: config } = useQuery(widgetConfigQuery(business.id))
  const frame = usePreviewFrame(business.id, config && previewConfig(config, typed, business))
  const [scale, setScale] = useState(0)
  const measure = useCallback((box: HTMLDivElement) => {
    const watch = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / WIDTH)))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  return (
    <figure ref={measure} className="min-w-0">
      <div
        className="overflow-hidden rounded-card border border-line bg-sunken"
        style={{ height: HEIGHT * scale, maxWidth: WIDTH }}
      >
        {config ? (
          <iframe
            ref={frame}
            src="/preview"
            title="Live preview of your chat"
            width={WIDTH}
            height={HEIGHT}
            className="origin-top-left"
            style={{ transform: `scale(${scale})` }}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <figcaption className="mt-2 text-quiet text-sm">
        {typed.isActive === false
          ? 'Turned off: nothing shows on your site until you turn it on.'
          : 'This is the real chat, updated as you type. Try it: nothing here is counted or sent to you.'}
      </figcaption>
    </figure>
  )
}
