const WEIGHTS = [0.2126, 0.7152, 0.0722]

/** Relative luminance of WCAG 2 of a CSS "rgb(…)", its linear foot left out: the difference is below 0.001. */
export const luminance = (rgb: string) =>
  WEIGHTS.reduce((sum, weight, i) => sum + weight * ((Number(rgb.match(/\d+/g)?.[i]) / 255 + 0.055) / 1.055) ** 2.4, 0)

/** The colour darkened until it reads at 4.5:1 on a ground of the given luminance: for links and small text in the owner's colour. */
export const readableOn = (ground: number, rgb: string) => {
  let shade = rgb.match(/\d+/g)?.map(Number) ?? []
  while ((ground + 0.05) / (luminance(`${shade}`) + 0.05) < 4.5) shade = shade.map((value) => Math.floor(value * 0.94))
  return `rgb(${shade})`
}
