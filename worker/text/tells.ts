import data from './data/talk.json'

const TENTHS = new Map(
  Object.entries(data).flatMap(([tenths, stems]) =>
    stems.split(' ').map((stem) => [stem, Number(tenths) / 10] as const),
  ),
)

/** How much a stem tells of what is asked, whatever the business: 1, and less the more questions visitors say it in. */
export const tells = (stem: string): number => TENTHS.get(stem) ?? 1
