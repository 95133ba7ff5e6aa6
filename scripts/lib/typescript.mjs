import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Lets Node run the Worker's TypeScript, which imports without extensions: `node --experimental-transform-types --import
 * ./scripts/lib/typescript.mjs file.ts`
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.startsWith('file:')) return next(specifier, context)
    const url = new URL(specifier, context.parentURL)
    if (/\.\w+$/.test(url.pathname) && existsSync(fileURLToPath(url))) return next(specifier, context)
    const typed = ['.ts', '/index.ts']
      .map((end) => new URL(`${url.href}${end}`))
      .find((one) => existsSync(fileURLToPath(one)))
    return next(typed?.href ?? specifier, context)
  },
  load(url, context, next) {
    if (!url.endsWith('.json')) return next(url, context)
    return next(url, { ...context, importAttributes: { type: 'json' } })
  },
})
