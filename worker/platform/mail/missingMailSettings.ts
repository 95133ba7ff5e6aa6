import type { Context } from '../context'
import type { SettingName } from '../settingNames'

/** The settings missing to send mail when deployed: a sender, and the origin of links. */
export function missingMailSettings({ settings, env }: Pick<Context, 'settings' | 'env'>): SettingName[] {
  if (settings.DEV_TOOLS === 'on') return []
  const missing: SettingName[] = settings.MAIL_FROM ? [] : ['MAIL_FROM']
  return settings.PUBLIC_URL || env.LOCAL_ORIGIN ? missing : [...missing, 'PUBLIC_URL']
}
