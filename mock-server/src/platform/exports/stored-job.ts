import { exports } from '@console/contracts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/schema.ts'

/** `noExport`: there is no such export any more. `filters`: it no longer takes those. */
export type JobProblem = 'noExport' | 'filters'

export type StoredJob = Omit<Selectable<Database['exportJob']>, 'request'> & {
  problem: null
  request: exports.ExportRequest
}
/** A job of an earlier version, with a request that this one refuses. */
export type BrokenJob = Omit<Selectable<Database['exportJob']>, 'request'> & {
  problem: JobProblem
  request: null
}

const KINDS: readonly string[] = exports.exportRequest.options.map(({ shape }) => shape.kind.value)
const kindOnly = z.object({ kind: z.enum(KINDS) })

/** A job whose request is refused must not prevent the others from being listed: it is parsed as broken. */
export function parseJob({ request: raw, ...job }: Selectable<Database['exportJob']>): StoredJob | BrokenJob {
  const request = parseRequest(raw)
  if (request !== null) return { ...job, request, problem: null }
  return { ...job, request, problem: kindOnly.safeParse(raw).success ? 'filters' : 'noExport' }
}

/** Null where this version refuses it. */
export function parseRequest(raw: unknown): exports.ExportRequest | null {
  return exports.exportRequest.safeParse(raw).data ?? null
}
