import { wordList } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { perApplication } from '../../../platform/context/per-application.ts'
import { BadRequest, Problem, TooMany } from '../../../platform/errors.ts'
import { readInWorker } from '../../../platform/tables/read-in-worker.ts'
import type { TableLimits } from '../../../platform/tables/table-line.ts'
import { UnusableTable } from '../../../platform/tables/unusable-table.ts'
import { canManageLabels } from '../label/public.ts'
import { fileReasons, wordListTexts } from './word-list.messages.ts'
import { wordsOfFile } from './words-of-file.ts'

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
