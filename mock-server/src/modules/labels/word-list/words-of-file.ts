import { account, foldText, withoutHiddenMarks, wordList, type DataOf } from '@console/contracts'
import type { TableLine } from '../../../platform/tables/table-line.ts'

type PassedCell = wordList.PassedCell
type Kind = PassedCell['kind']

/** Of a cell that is passed over so much is shown. */
const MAX_SHOWN_CHARACTERS = 60
/** An apostrophe before what a spreadsheet would take for a formula: exports write it so in CSV. */
const DEFUSED = /^'(?=[=+\-@\t\r＝＋－＠])/

/**
 * The words of a file, one a cell, and every cell and blank line that is none, so that nothing of the file is lost unsaid. Blank
 * cells beside words only fill the table.
 */
export async function wordsOfFile(
  lines: AsyncIterable<TableLine>,
): Promise<DataOf<typeof wordList.readFile>> {
  const found = new Map<string, string>()
  const passed: PassedCell[] = []
  let passedTotal = 0
  let cleaned = 0
  const pass = (line: number, kind: Kind, text: string) => {
    passedTotal += 1
    if (passed.length < wordList.MAX_NAMED_CELLS)
      passed.push({ line, kind, text: text.slice(0, MAX_SHOWN_CHARACTERS) })
  }
  let last = 0
  for await (const { line, cells, formulas } of lines) {
    // Blank lines are left out of what is read.
    for (let blank = last + 1; blank < line; blank += 1) pass(blank, 'blank', '')
    last = line + lineEndsWithin(cells)
    for (const [index, cell] of cells.entries()) {
      const seen = withoutHiddenMarks(cell)
      const isFormula = formulas.has(index) || account.FORMULA_START.test(seen.trimStart())
      const text = seen.replace(DEFUSED, '').trim()
      if (text === '' && !isFormula) continue
      const kind = isFormula ? 'formula' : findWordProblem(text, found)
      if (kind === null) found.set(foldText(text), text)
      else pass(line, kind, text)
      if (kind === null && seen !== cell) cleaned += 1
    }
  }
  return { words: [...found.values()], cleaned, passed, passedTotal }
}

/** Line ends within quotation marks: the next line of the table is so many further down. */
function lineEndsWithin(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
}

/** Why a text is none of the words; null where it is one. */
function findWordProblem(text: string, found: ReadonlyMap<string, string>): Kind | null {
  if (text.length > wordList.MAX_WORD_CHARACTERS) return 'tooLong'
  if (!wordList.word.safeParse(text).success) return 'badText'
  if (found.has(foldText(text))) return 'repeated'
  return found.size >= wordList.MAX_LIST_WORDS ? 'tooMany' : null
}
