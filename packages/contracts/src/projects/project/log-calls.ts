import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'

const PATH = '/api/tenant/project/log'

/** Operations that the log knows of. */
export const LOG_KINDS = [
  'project.create',
  'project.update',
  'project.addManpower',
  'application.submit',
  'application.resubmit',
  'application.pass',
  'application.reject',
  'assignment.change',
  /** Confirmed manpower became more or less. */
  'staffing.change',
  'report.create',
  'report.delete',
] as const
export const logKind = z.enum(LOG_KINDS)
export type LogKind = z.output<typeof logKind>

const logEntry = z.object({
  id,
  kind: ours(logKind),
  createTime: unixSeconds,
  typeName: z.string(),
  createByName: z.string(),
  /** The company of the person who did it. */
  createByCompany: ours(z.string()),
  /** Fields as JSON text, named by the dictionary; `before` has those whose value was another. */
  after: z.string(),
  before: ours(z.string().nullable()),
})
export type ProjectLogEntry = z.output<typeof logEntry>

/** The latest first (PROJ-028). For the project's owner and the platform. */
export const log = defineCall({
  id: 'projectLog.log',
  documented: true,
  path: `${PATH}/query`,
  envelope: 'status',
  localised: true,
  query: z.strictObject({ projectId: queryId, ...queryPage() }),
  data: z.object({ records: z.array(logEntry), totalCnt: z.int().min(0) }),
})

/** Values of a `urlList` field: a list of addresses, or of `{name, url}` (PROJ-029). */
export const logLinks = z.array(z.union([z.string(), z.object({ name: z.string(), url: z.string() })]))

/** Fields of `after` in the order to show them, named in the caller's language. */
export const logDictionary = defineCall({
  id: 'projectLog.logDictionary',
  documented: true,
  path: `${PATH}/dict/query`,
  envelope: 'status',
  localised: true,
  data: z.array(z.object({ key: z.string(), name: z.string(), type: z.enum(['text', 'urlList']) })),
})
