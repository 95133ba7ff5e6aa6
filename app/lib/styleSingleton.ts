import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton`: one sheet shared by all mounted instances, but adopted by the
 * document instead of written into a <style> element, so that it passes a strict style-src.
 */
export function styleSingleton() {
  const shared = createSharedSheet()
  return ({ styles }: { styles: string; dynamic?: boolean }) => {
    useSharedSheet(shared, styles)
    return null
  }
}

function useSharedSheet(shared: ReturnType<typeof createSharedSheet>, css: string) {
  useEffect(() => {
    shared.add(css)
    return shared.remove
  }, [shared, css])
}

function createSharedSheet() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      if (users++ > 0) return
      // Made here and not earlier, because pages are also rendered where there is no document.
      sheet ??= new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      if (--users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    },
  }
}
