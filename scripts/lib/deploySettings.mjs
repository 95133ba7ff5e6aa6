const NEEDED = {
  PUBLIC_URL: {
    fits: (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !isOwnMachine(new URL(value)),
    example: 'https://deskbell.example, which links in mail begin with',
  },
  OPERATOR_EMAIL: {
    fits: (value) => /^\S+@\S+\.\S+$/.test(value) && !value.toLowerCase().endsWith('.local'),
    example: 'you@deskbell.example, who owns the demo business and is told what only the operator can mend',
  },
}

const isOwnMachine = ({ hostname }) => /^(localhost|.+\.local(host)?|127\..+|\[::1\])$/.test(hostname)

/** A sentence naming the first missing or invalid setting for a deployment; undefined if there is none. */
export function whatDeployLacks(environment, configured = {}) {
  for (const [name, { fits, example }] of Object.entries(NEEDED)) {
    const value = environment[name] || configured[name] || ''
    if (!fits(value))
      return `Set ${name} before deploying, in the environment or under [vars] of wrangler.toml: such as ${example}.`
  }
  return undefined
}

/** The settings in the environment, as arguments for wrangler. */
export const deployVars = (environment) =>
  Object.keys(NEEDED).flatMap((name) => (environment[name] ? ['--var', `${name}:${environment[name]}`] : []))
