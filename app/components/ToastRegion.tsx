import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cx } from '../lib/cx'
import { dismissToast, TOAST_DURATION_MS, type ToastEntry, useToasts } from '../lib/toasts'
import { TOAST_PLACE } from './toastPlace'

export function ToastRegion() {
  const toasts = useToasts()
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport className={TOAST_PLACE} />
    </Toast.Provider>
  )
}

function ToastCard({ entry: { id, open, title, description, tone, action } }: { entry: ToastEntry }) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className={cx(
        'flex animate-rise items-start gap-3 rounded-card border bg-surface px-4 py-3 shadow-lift',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tone === 'danger' ? 'border-danger' : 'border-line',
      )}
    >
      <div className="min-w-0 grow">
        <Toast.Title className={cx('font-semibold', tone === 'danger' && 'text-danger-ink')}>{title}</Toast.Title>
        {description && <Toast.Description className="text-quiet">{description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.run}
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-link hover:bg-sunken"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Dismiss"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken"
      >
        <X className="size-4" aria-hidden />
      </Toast.Close>
    </Toast.Root>
  )
}
