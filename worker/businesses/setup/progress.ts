import { NO_PROGRESS, type Setup, type SetupProgress } from '../../../contract/setup'
import { INDUSTRIES } from '../../industries'
import type { OwnerContext } from '../../platform/context'
import { ownBusiness } from '../ownBusiness'
import type { BusinessRow } from '../store'
import { updateSetup } from './store'

/** How far the owner is, so that they go on where they left off. Throws 404. */
export const readSetup = async (ctx: OwnerContext, businessId: string): Promise<Setup> =>
  view(await ownBusiness(ctx, businessId))

/** What was decided of the looks stays decided. Throws 404. */
export async function saveSetup(ctx: OwnerContext, businessId: string, progress: SetupProgress): Promise<Setup> {
  const business = await ownBusiness(ctx, businessId)
  const lookChecked = [...new Set([...(business.setup?.lookChecked ?? []), ...(progress.lookChecked ?? [])])]
  const setup = { ...progress, checked: [...new Set(progress.checked)], lookChecked }
  await updateSetup(ctx, businessId, setup)
  return view({ ...business, setup })
}

const view = ({ setup, businessType }: Pick<BusinessRow, 'setup' | 'businessType'>): Setup => ({
  ...(setup ?? NO_PROGRESS),
  questions: INDUSTRIES[businessType].setupQuestions,
  isStarted: setup !== null,
})
