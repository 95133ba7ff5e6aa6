const WEIGHTS = [0.2126, 0.7152, 0.0722]

/**
 * WCAG 2 relative luminance (0–1) of a CSS "rgb(…)". Without the formula's linear segment for dark values; the difference is below 0.001.
 */
export const luminance = (rgb: string) =>
  WEIGHTS.reduce((sum, weight, i) => sum + weight * ((Number(rgb.match(/\d+/g)?.[i]) / 255 + 0.055) / 1.055) ** 2.4, 0)
