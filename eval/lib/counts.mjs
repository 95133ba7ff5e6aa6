/** Adds up figures of the same form, however deep. */
export function addUp(rows) {
  const total = {}
  for (const row of rows)
    for (const [key, value] of Object.entries(row))
      total[key] = typeof value === 'number' ? (total[key] ?? 0) + value : addUp([total[key] ?? {}, value])
  return total
}

export const share = (part, whole) => (whole === 0 ? 1 : part / whole)
export const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)}%`)
export const of = (part, whole) => `${part}/${whole}`
