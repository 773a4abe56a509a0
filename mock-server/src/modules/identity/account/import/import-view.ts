import { account, type Language } from '@console/contracts'
import { z } from 'zod'
import { toUnixSeconds } from '../../../../platform/clock.ts'
import type { Text } from '../../../../platform/messages/text.ts'
import type { PeopleImportRow } from '../account.tables.ts'
import { importNote } from './import-note.ts'
import type { StoredProblem } from './import.store.ts'
import { headsRead, importNotes, importReasons, lineReasons } from './people-import.messages.ts'

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
    notes: notesIn(row, language),
    state: getImportState(row),
    refusedLines: row.refusedLines,
    reason: reasonText(row, language),
    createdAt: toUnixSeconds(row.createdAt),
    finishedAt: row.finishedAt && toUnixSeconds(row.finishedAt),
  }
}

/** An import without its file cannot continue, so it is no longer waiting. */
function getImportState({ state, fileKey }: PeopleImportRow): account.ImportState {
  return state === 'checked' && fileKey === null ? 'failed' : state
}

const reasonValues = z.record(z.string(), z.string())

function reasonText({ reason, ...row }: PeopleImportRow, language: Language): string | null {
  if (reason === null) return null
  const text = Object.entries(importReasons).find(([code]) => code === reason)?.[1] ?? importReasons.internal
  const values = reasonValues.parse(row.reasonValues)
  const where =
    'line' in values ? [filled(headsRead['sheet' in values ? 'sheet' : 'line'], values, language)] : []
  return [filled(text, values, language), ...where].join(language === 'zh' ? '' : ' ')
}

function notesIn(row: PeopleImportRow, language: Language): string[] {
  return z
    .array(importNote)
    .parse(row.notes)
    .map(({ kind, ...values }) => filled(importNotes[kind], values, language))
}

/** Replaces all values in one pass: a value may look like the name of another. */
function filled(text: Text, values: Readonly<Record<string, string | number>>, language: Language): string {
  return text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

export function problemView(
  { line, columnId, reason, value }: StoredProblem,
  language: Language,
): account.ImportProblem {
  const column = account.IMPORT_COLUMNS.find(({ id }) => id === columnId)
  const text = Object.entries(lineReasons).find(([code]) => code === reason)?.[1]
  return { line, value, column: column?.[language] ?? null, reason: text?.[language] ?? reason }
}
