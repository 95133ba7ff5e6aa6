import { options } from 'preact'

type Component = { kept?: { value: unknown }[] }

/** Preact's internal option `__r`: called before each rendering of a component. */
const hooks = options as { __r?: (vnode: { __c: Component }) => void }
const before = hooks.__r
let drawn: Component
let index = 0
hooks.__r = (vnode) => {
  before?.(vnode)
  drawn = vnode.__c
  index = 0
}

/**
 * Replaces `preact/hooks` in the build. `@preact/signals` needs only this hook, for signals rendered as text; the original is 600 bytes
 * larger. Inputs are ignored: the value is made once.
 */
export function useMemo<T>(make: () => T, _inputs: []): T {
  drawn.kept ??= []
  const memo = drawn.kept[index] ?? { value: make() }
  drawn.kept[index++] = memo
  return memo.value as T
}

export const useRef = <T>(current: T) => useMemo(() => ({ current }), [])

/** Imported by `useSignalEffect` and `useModel`, which the panel doesn't use. */
export function useEffect() {
  throw new Error('The panel has no effects of components: see widget/panel/hooks.ts')
}
