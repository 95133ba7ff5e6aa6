const CONTACT_SETTINGS = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'SUPPORT_EMAIL', 'SUPPORT_PHONE']
const PAYMENT_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']

/** A line about where mail goes on a local start. */
export function mailLine({ MAIL_FROM, DEV_TOOLS }, origin) {
  if (MAIL_FROM) return `Mail: from ${MAIL_FROM}, but it leaves this machine only once deployed.`
  if (DEV_TOOLS === 'on') return `Mail: kept at ${origin}/dev/outbox (MAIL_FROM isn’t set).`
  return 'Mail: none leaves, all of it stays owed (MAIL_FROM isn’t set).'
}

/** A line about payments: enabled, or which settings are missing. */
export function paymentsLine(settings, origin) {
  const missing = PAYMENT_SETTINGS.filter((name) => !settings[name])
  if (missing.length === 0) return `Payments: by ${new URL(settings.STRIPE_API_BASE ?? 'https://api.stripe.com').host}.`
  const instead = settings.TEST_REGISTRATION === 'on' ? `try them at ${origin}/test-registration` : 'none'
  return `Payments: ${instead} (not set: ${missing.join(', ')}).`
}

/** A line about whose name is on /contact, /privacy and /terms, or which settings are missing. */
export function operatorLine(settings) {
  const missing = CONTACT_SETTINGS.filter((name) => !settings[name])
  const name = settings.OPERATOR_NAME ?? 'Deskbell'
  return `Contact: ${name}${missing.length > 0 ? ` (not set: ${missing.join(', ')})` : ''}.`
}
