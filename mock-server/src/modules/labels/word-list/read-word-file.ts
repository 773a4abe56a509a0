import { account, type DataOf, foldText, withoutHiddenMarks, wordList } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { perApplication } from '../../../platform/context/per-application.ts'
import { BadRequest, Problem, TooMany } from '../../../platform/errors.ts'
import { readInWorker } from '../../../platform/tables/read-in-worker.ts'
import type { TableLimits, TableLine } from '../../../platform/tables/table-line.ts'
import { UnusableTable } from '../../../platform/tables/unusable-table.ts'
import { canManageLabels } from '../label/public.ts'
import { fileReasons, wordListTexts } from './word-list.messages.ts'

/** Characters shown of a cell that is skipped. */
const MAX_SHOWN_CHARACTERS = 60

/** An apostrophe before what a spreadsheet would take for a formula: exports write it so in CSV. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/

/** Files that are read at a moment, of all companies together: each has a thread of its own. */
const MAX_READ_AT_ONCE = 2
const RETRY_AFTER_SECONDS = 10
/** One character more than a word may have says that it is too long; the line's number has to be right as well. */
const TABLE: TableLimits = {
  lines: wordList.MAX_FILE_LINES,
  cells: 50,
  cellCharacters: 1000,
}

const readingsOf = perApplication(() => ({ count: 0 }))

export function wordFileTooLarge(): Problem {
  return new Problem({ status: 413, code: 413, text: wordListTexts.tooLarge })
}

export const readWordFile = sessionRoute(wordList.readFile, {
  policy: canManageLabels,
  handler: async ({ ctx, body: { file }, language }) => {
    if (file.size > wordList.MAX_FILE_BYTES) throw wordFileTooLarge()
    const readings = readingsOf(ctx)
    if (readings.count >= MAX_READ_AT_ONCE) throw new TooMany(RETRY_AFTER_SECONDS, wordListTexts.busy)
    readings.count += 1
    try {
      return await wordsOfFile(readInWorker(new Uint8Array(await file.arrayBuffer()), TABLE))
    } catch (error) {
      if (!(error instanceof UnusableTable)) throw error
      const text = fileReasons[error.reason][language]
      throw new BadRequest({ file: text.replace('{detail}', error.detail ?? '') })
    } finally {
      readings.count -= 1
    }
  },
})

type PassedCell = wordList.PassedCell

type Kind = PassedCell['kind']

/**
 * The words of a file, one per cell, and every cell and blank line that is skipped, so that nothing of the file is lost
 * silently. Blank cells beside words only fill the table.
 */
async function wordsOfFile(lines: AsyncIterable<TableLine>): Promise<DataOf<typeof wordList.readFile>> {
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
      const text = seen.replace(ESCAPED_FORMULA, '').trim()
      if (text === '' && !isFormula) continue
      const kind = isFormula ? 'formula' : findWordProblem(text, found)
      if (kind === null) found.set(foldText(text), text)
      else pass(line, kind, text)
      if (kind === null && seen !== cell) cleaned += 1
    }
  }
  return { words: [...found.values()], cleaned, passed, passedTotal }
}

/** Counts the line ends within quotation marks: the next line of the table is further down by this number. */
function lineEndsWithin(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
}

/** Why a text is not taken as a word; null if it is. */
function findWordProblem(text: string, found: ReadonlyMap<string, string>): Kind | null {
  if (text.length > wordList.MAX_WORD_CHARACTERS) return 'tooLong'
  if (!wordList.word.safeParse(text).success) return 'badText'
  if (found.has(foldText(text))) return 'repeated'
  return found.size >= wordList.MAX_LIST_WORDS ? 'tooMany' : null
}
