import { TextLink } from '../../components/TextLink'
import { NeedHelp } from '../../support/NeedHelp'

export function RecoveryHelp() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t pt-4">
      <NeedHelp />
      <p>
        New customer? <TextLink href="/pricing">See pricing</TextLink>
      </p>
    </div>
  )
}
