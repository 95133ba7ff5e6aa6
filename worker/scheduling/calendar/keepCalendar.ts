import { newId } from '../../platform/ids'
import type { KeptSettings } from '../slots/withFacts'
import { saveSettingsRow } from '../store'

type Named = { id?: string | undefined }
const withIds = <T extends Named>(things: T[], kind: 'staff' | 'room' | 'service'): (T & { id: string })[] =>
  things.map((thing) => ({ ...thing, id: thing.id ?? newId(kind) }))

/** Keeps the settings; services, people and rooms without an id get one. */
export function keepCalendar(storage: DurableObjectStorage, input: KeptSettings, now: number): KeptSettings {
  const settings = {
    ...input,
    services: withIds(input.services, 'service'),
    staff: withIds(input.staff, 'staff'),
    resources: withIds(input.resources, 'room'),
  }
  saveSettingsRow(storage, settings, now)
  return settings
}
