/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

const HEX = /^#([\da-f]{3,8})$/i
const FUNCTION = /^(rgb|hsl)a?\(([^)]*)\)$/i
/** Whites, grays and blacks are on every site and nobody's color. */
const LEAST_CHROMA = 40
/** A bubble has to be seen on a white page: #F5B700 is, #FFF3B0 isn't. */
const LIGHTEST = 0.6

/** "#abc", "rgb(1 2 3)", "hsl(210, 50%, 40%)" as "#AABBCC"; none where it is another notation, or see-through. */
export function hexOf(said: string): string | undefined {
  const rgb = rgbOf(said.trim())
  return rgb && `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function rgbOf(said: string): Rgb | undefined {
  const digits = HEX.exec(said)?.[1]
  if (digits !== undefined) return rgbOfHex(digits)
  const [, name = '', inside = ''] = FUNCTION.exec(said) ?? []
  const parts = inside.split(/[\s,/]+/).filter(Boolean)
  const [a, b, c] = parts.map((part) => Number.parseFloat(part))
  if (a === undefined || b === undefined || c === undefined || ![a, b, c].every(Number.isFinite)) return undefined
  const opacity = parts[3]
  if (opacity !== undefined && Number.parseFloat(opacity) !== (opacity.endsWith('%') ? 100 : 1)) return undefined
  if (name.toLowerCase() === 'hsl') return rgbOfHsl(a, b / 100, c / 100)
  return a <= 255 && b <= 255 && c <= 255 ? [a, b, c] : undefined
}

function rgbOfHex(digits: string): Rgb | undefined {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  if (long.length === 8 ? !/ff$/i.test(long) : long.length !== 6) return undefined
  const [red = 0, green = 0, blue = 0] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [part(0), part(8), part(4)]
}

/** WCAG 2 relative luminance. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Whether it is a color at all, and dark enough for a button on a white page. Its icon is black or white, whichever can be read. */
export function isButtonColor(hex: string): boolean {
  const rgb = rgbOf(hex)
  return rgb !== undefined && Math.max(...rgb) - Math.min(...rgb) >= LEAST_CHROMA && luminance(rgb) <= LIGHTEST
}
