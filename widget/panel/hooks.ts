import { options } from 'preact'

type Component = { kept?: { value: unknown }[] }

/** Under the name that Preact's packages know it by: called before each drawing of a component. */
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
 * Stands in for `preact/hooks` in the build. All that `@preact/signals` needs of it is this one, for a signal that stands in the view
 * as text; the package's own weighs 600 B more. What was made once stays, as with inputs that never change.
 */
export function useMemo<T>(make: () => T, _inputs: []): T {
  drawn.kept ??= []
  const memo = drawn.kept[index] ?? { value: make() }
  drawn.kept[index++] = memo
  return memo.value as T
}

export const useRef = <T>(current: T) => useMemo(() => ({ current }), [])

/** Named by `useSignalEffect` and `useModel`, which the panel does without. */
export function useEffect() {
  throw new Error('The panel has no effects of components: see widget/panel/hooks.ts')
}
