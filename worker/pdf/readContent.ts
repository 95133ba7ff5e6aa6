import { spend } from './effort'
import { type Font, fontOf } from './fontOf'
import { Lexer } from './Lexer'
import { lineUp, type Placed } from './lineUp'
import type { PdfFile } from './PdfFile'
import { type Dict, nameOf, numberOf, Operator, PdfError, type PdfValue } from './value'

/** a b c d e f of a transformation. */
type Matrix = readonly [number, number, number, number, number, number]
type State = {
  matrix: Matrix
  font: Font | undefined
  size: number
  leading: number
  letter: number
  word: number
  stretch: number
}

const SAME: Matrix = [1, 0, 0, 1, 0, 0]
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

const DEEPEST_FORM = 6
const MOST_OPERANDS = 64
const MOST_STATES = 64
const MOST_FONTS = 200
/** On one page: twice the letters of a very full one. */
const MOST_PLACED = 50_000
const READ_AT_ONCE = 8 * 1024

/** The text that a page's operators put on it, placed. */
export class ContentReader {
  readonly #fonts = new Map<Dict, Font>()

  constructor(readonly file: PdfFile) {}

  *read(content: string, resources: Dict | undefined): Generator<void, string> {
    const placed: Placed[] = []
    yield* this.#run(
      content,
      resources,
      { matrix: SAME, font: undefined, size: 0, leading: 0, letter: 0, word: 0, stretch: 1 },
      placed,
      0,
    )
    return lineUp(placed)
  }

  *#run(
    content: string,
    resources: Dict | undefined,
    opened: State,
    placed: Placed[],
    depth: number,
  ): Generator<void, void> {
    spend(this.file.effort, 'drawn', content.length)
    const lexer = new Lexer(content)
    const saved: State[] = []
    let state = { ...opened }
    let line = SAME
    let text = SAME
    let operands: PdfValue[] = []
    const n = (at: number) => numberOf(operands[at])
    const matrix = (): Matrix => [n(0), n(1), n(2), n(3), n(4), n(5)]
    const move = (x: number, y: number) => {
      line = times([1, 0, 0, 1, x, y], line)
      text = line
    }
    const show = (codes: PdfValue | undefined) => {
      if (typeof codes !== 'string' || !state.font) return
      const said = state.font(codes)
      const [, , , , x, y] = times(text, state.matrix)
      const spaces = said.text.split(' ').length - 1
      const width = ((said.width / 1000) * state.size + said.codes * state.letter + spaces * state.word) * state.stretch
      const end = times([1, 0, 0, 1, width, 0], text)
      const size = Math.abs(state.size * Math.hypot(text[0], text[1]) * Math.hypot(state.matrix[0], state.matrix[1]))
      spend(this.file.effort, 'letters', said.text.length)
      if (placed.length >= MOST_PLACED) throw new PdfError('large')
      if (said.text) placed.push({ text: said.text, x, y, end: times(end, state.matrix)[4], size })
      text = end
    }
    let pauseAt = 0
    for (;;) {
      const value = lexer.next()
      spend(this.file.effort, 'tokens', 1)
      if (lexer.at >= pauseAt) {
        pauseAt = lexer.at + READ_AT_ONCE
        yield
      }
      if (value === undefined && !lexer.skip()) return
      if (!(value instanceof Operator)) {
        if (value !== undefined && operands.length < MOST_OPERANDS) operands.push(value)
        continue
      }
      switch (value.name) {
        case 'q':
          if (saved.length < MOST_STATES) saved.push({ ...state })
          break
        case 'Q':
          state = saved.pop() ?? state
          break
        case 'cm':
          state.matrix = times(matrix(), state.matrix)
          break
        case 'BT':
          line = SAME
          text = SAME
          break
        case 'Tf':
          state.font = this.#font(resources, nameOf(operands[0]))
          state.size = n(1)
          break
        case 'TL':
          state.leading = n(0)
          break
        case 'Tc':
          state.letter = n(0)
          break
        case 'Tw':
          state.word = n(0)
          break
        case 'Tz':
          state.stretch = n(0) / 100
          break
        case 'Tm':
          line = matrix()
          text = line
          break
        case 'TD':
          state.leading = -n(1)
          move(n(0), n(1))
          break
        case 'Td':
          move(n(0), n(1))
          break
        case 'T*':
          move(0, -state.leading)
          break
        case 'Tj':
          show(operands[0])
          break
        case "'":
        case '"':
          move(0, -state.leading)
          show(operands.at(-1))
          break
        case 'TJ':
          for (const one of Array.isArray(operands[0]) ? operands[0] : []) {
            spend(this.file.effort, 'tokens', 1)
            if (typeof one === 'number') text = times([1, 0, 0, 1, (-one / 1000) * state.size * state.stretch, 0], text)
            else show(one)
          }
          break
        case 'BI': {
          const end = content.indexOf('EI', lexer.at)
          lexer.at = end < 0 ? content.length : end + 2
          break
        }
        case 'Do': {
          const form = this.file.dict(this.file.dict(resources?.get('XObject'))?.get(nameOf(operands[0]) ?? ''))
          if (!form || nameOf(this.file.get(form.get('Subtype'))) !== 'Form' || depth >= DEEPEST_FORM) break
          const own = this.file
            .list(form.get('Matrix'))
            .slice(0, SAME.length)
            .map((one) => numberOf(one))
          const inside = own.length === SAME.length ? times(own as unknown as Matrix, state.matrix) : state.matrix
          yield* this.#run(
            this.file.contentOf(form),
            this.file.dict(form.get('Resources')) ?? resources,
            { ...state, matrix: inside },
            placed,
            depth + 1,
          )
          break
        }
      }
      operands = []
    }
  }

  #font(resources: Dict | undefined, name = ''): Font | undefined {
    const dict = this.file.dict(this.file.dict(resources?.get('Font'))?.get(name))
    if (!dict || this.#fonts.size > MOST_FONTS) return undefined
    const font = this.#fonts.get(dict) ?? fontOf(this.file, dict)
    this.#fonts.set(dict, font)
    return font
  }
}
