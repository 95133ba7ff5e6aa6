export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** `toHexColor('pink')` → "#FFC0CB", for any CSS color. Invalid text stays as it is. */
export function toHexColor(typed: string): string {
  const name = typed.trim()
  const drawing = document.createElement('canvas').getContext('2d')
  if (!drawing || isHexColor(name) || !CSS.supports('color', name)) return name
  drawing.fillStyle = name
  return isHexColor(drawing.fillStyle) ? drawing.fillStyle.toUpperCase() : name
}
