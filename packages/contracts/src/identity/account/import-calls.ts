import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'

/** People in one file. */
export const IMPORT_MAX_LINES = 20_000
/** Room for a file of five times as many lines, so that it is refused by its lines and not by its bytes. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
/** Characters of one cell. */
export const IMPORT_MAX_CELL = 1000
/** Cells of one line. */
export const IMPORT_MAX_CELLS = 50
/** Milliseconds between two polls for the progress of an import. */
export const IMPORT_POLL_MS = 1000

/** `checked`: read, nobody made yet; `stopped`: every line up to `linesDone` is settled, the others can still follow. */
export const importState = z.enum(['checking', 'checked', 'running', 'stopped', 'done', 'failed'])
export type ImportState = z.output<typeof importState>

export const peopleImport = z.object({
  id,
  fileName: z.string(),
  state: importState,
  /** Why the file cannot be used, or why the import stopped, in the requester's language. */
  reason: z.string().nullable(),
  /** Lines with people in them; null until they are counted. */
  linesTotal: z.int().nullable(),
  /** Lines that were looked at; while running, those that are settled. */
  linesDone: z.int(),
  goodLines: z.int(),
  refusedLines: z.int(),
  /** Lines whose data are stored already. */
  unchangedLines: z.int(),
  created: z.int(),
  /** Columns of the file that an import does not know and ignores. */
  ignoredColumns: z.array(z.string()),
  /** Notes on the file beside its lines, in the requester's language. */
  notes: z.array(z.string()),
  createdAt: unixSeconds,
  finishedAt: unixSeconds.nullable(),
})
export type PeopleImport = z.output<typeof peopleImport>

/** A cell, or a whole line, that was refused. `line` counts as the file's own lines, the heads included. */
export const importProblem = z.object({
  line: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
})
export type ImportProblem = z.output<typeof importProblem>

/** Refusals of an import: a company runs one at a time. */
export const IMPORT_REFUSALS = { otherRuns: 1551, notNow: 1552 } as const

/** Sent as a form. Stores the file and begins to check it; no account is made before `startImport`. */
export const checkImport = defineCall({
  id: 'account.checkImport',
  method: 'POST',
  path: '/api/account/import',
  localised: true,
  isForm: true,
  body: z.strictObject({ file: z.file() }),
  data: peopleImport,
  refusals: IMPORT_REFUSALS,
})

/** The requester's latest import, or one by its id. */
export const getImport = defineCall({
  id: 'account.getImport',
  path: '/api/account/import',
  localised: true,
  query: z.strictObject({ id: queryId.optional() }),
  data: z.object({ import: peopleImport.nullable() }),
})

/** Cells and lines that an import of people refused, by line, with the reasons. 404 for anybody else's import. */
export const importProblems = defineCall({
  id: 'account.importProblems',
  path: '/api/account/import/problems',
  localised: true,
  query: z.strictObject({ id: queryId, ...queryPage() }),
  data: z.object({ records: z.array(importProblem), total: z.int() }),
})

/** Makes accounts for the good lines; after a stop, for the remaining ones. */
export const startImport = defineCall({
  id: 'account.startImport',
  method: 'POST',
  path: '/api/account/import/start',
  localised: true,
  body: z.strictObject({ id }),
  data: peopleImport,
  refusals: IMPORT_REFUSALS,
})

/** Stops after the lines that are being written; people who were imported remain. */
export const stopImport = defineCall({
  id: 'account.stopImport',
  method: 'POST',
  path: '/api/account/import/stop',
  localised: true,
  body: z.strictObject({ id }),
  data: peopleImport,
})
