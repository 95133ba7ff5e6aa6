const WEIGHTS = [0.2126, 0.7152, 0.0722]

/**
 * WCAG 2 relative luminance (0–1) of a CSS "rgb(…)", with a plain power of 2.2 for its curve. Around 0.18, where black and white stand out
 * alike, that is close enough: tried on every color there is.
 */
export const luminance = (rgb: string) =>
  WEIGHTS.reduce((sum, weight, i) => sum + weight * (Number(rgb.match(/\d+/g)?.[i]) / 255) ** 2.2, 0)
