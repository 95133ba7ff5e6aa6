import type { Context } from '../context'
import type { SettingName } from '../settingNames'

/** What keeps mail from leaving a deployed product: a sender, and the address that its links begin with. */
export function missingMailSettings({ settings, env }: Pick<Context, 'settings' | 'env'>): SettingName[] {
  if (settings.DEV_TOOLS === 'on') return []
  const missing: SettingName[] = settings.MAIL_FROM ? [] : ['MAIL_FROM']
  return settings.PUBLIC_URL || env.LOCAL_ORIGIN ? missing : [...missing, 'PUBLIC_URL']
}
