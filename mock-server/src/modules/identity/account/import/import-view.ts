import { account, type Language } from '@console/contracts'
import { unixSecondsOf } from '../../../../platform/clock.ts'
import type { PeopleImportRow } from '../../../../platform/db/schema.ts'
import { importReasons, lineReasons } from './people-import.messages.ts'
import type { StoredProblem } from './import.store.ts'

export function importView(row: PeopleImportRow, language: Language): account.PeopleImport {
  const { id, fileName, linesTotal, linesDone, goodLines, created, unchangedLines, ignoredColumns } = row
  return {
    id,
    fileName,
    linesTotal,
    linesDone,
    goodLines,
    created,
    unchangedLines,
    ignoredColumns,
    state: stateOf(row),
    refusedLines: row.refusedLines,
    reason: reasonText(row, language),
    createdAt: unixSecondsOf(row.createdAt),
    finishedAt: row.finishedAt && unixSecondsOf(row.finishedAt),
  }
}

/** Without its file nothing can follow: it is no longer an import that waits. */
function stateOf({ state, fileKey }: PeopleImportRow): account.ImportState {
  return state === 'checked' && fileKey === null ? 'failed' : state
}

function reasonText({ reason, reasonDetail }: PeopleImportRow, language: Language): string | null {
  if (reason === null) return null
  const text = Object.entries(importReasons).find(([code]) => code === reason)?.[1] ?? importReasons.internal
  return text[language].replace('{detail}', reasonDetail ?? '')
}

export function problemView(
  { line, columnId, reason, value }: StoredProblem,
  language: Language,
): account.ImportProblem {
  const column = account.IMPORT_COLUMNS.find(({ id }) => id === columnId)
  const text = Object.entries(lineReasons).find(([code]) => code === reason)?.[1]
  return { line, value, column: column?.[language] ?? null, reason: text?.[language] ?? reason }
}
