import { useEffect } from 'react'

/**
 * Replaces the package `react-style-singleton`: one shared style sheet, adopted by the document instead of a <style> element, to pass a
 * strict style-src.
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
      // Created lazily, since pages are also rendered without a document.
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
