import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton`: the same three exports, but the sheet is adopted by the document
 * instead of written into a <style> element, so that it passes a strict style-src.
 */
export function stylesheetSingleton() {
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

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (css: string, isDynamic?: boolean) => {
    // A sheet that isn't dynamic is written once, whatever becomes of its text.
    const version = isDynamic ? css : ''
    useEffect(() => {
      sheet.add(css)
      return sheet.remove
    }, [version])
  }
}

export function styleSingleton() {
  const useSheet = styleHookSingleton()
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useSheet(styles, dynamic)
    return null
  }
}
