import { PageHeading } from '../components/PageHeading'
import { Actions } from './Actions'
import { Colors } from './Colors'
import { FieldSpecimens } from './FieldSpecimens'
import { Lists } from './Lists'
import { Messages } from './Messages'
import { Overlays } from './Overlays'
import { SchemePicker } from './SchemePicker'

/** Every component in every state, for whoever works on the product. */
export function Gallery() {
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageHeading title="Components">Components</PageHeading>
        <SchemePicker />
      </div>
      <Colors />
      <Actions />
      <FieldSpecimens />
      <Messages />
      <Lists />
      <Overlays />
    </main>
  )
}
