/** What a PDF is written in; a string holds bytes, a character each. https://www.iso.org/standard/75839.html, 7.3 */
export type PdfValue = number | string | boolean | null | Name | Ref | Operator | PdfValue[] | Dict
export type Dict = Map<string, PdfValue>

export class Name {
  constructor(readonly name: string) {}
}
/** Another object, by its number. */
export class Ref {
  constructor(readonly number: number) {}
}
export class Operator {
  constructor(readonly name: string) {}
}

/** What was wrong with a file: it is locked, it holds more than one can read, or it makes no sense. */
export class PdfError extends Error {
  constructor(readonly fault: 'locked' | 'large' | 'damaged') {
    super(fault)
  }
}

export const isDict = (value: PdfValue | undefined): value is Dict => value instanceof Map
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value instanceof Name ? value.name : undefined
export const numberOf = (value: PdfValue | undefined, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise
