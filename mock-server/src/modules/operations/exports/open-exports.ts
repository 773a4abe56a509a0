import type { exports } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { openExportRunner, type ExportRunner } from '../../../platform/exports/export-runner.ts'
import type { StoredJob } from '../../../platform/exports/stored-job.ts'
import type { ExportKind, ExportKinds } from '../../export-kind.ts'
import { filterLines } from './filter-lines.ts'

type KindOfRequest = (request: exports.ExportRequest) => ExportKind<exports.ExportRequest, unknown>

const kindsOf = new WeakMap<AppContext, KindOfRequest>()
const runners = new WeakMap<AppContext, ExportRunner>()

/** Registers the kinds before the first request, also on a server that starts no jobs. */
export function registerKinds(ctx: AppContext, kinds: ExportKinds): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind is stored under its own name, which the compiler cannot follow through the lookup
  kindsOf.set(ctx, ({ kind }) => kinds[kind] as ExportKind<exports.ExportRequest, unknown>)
}

/** The kind of a request, with its policy. */
export function kindOfExport(
  ctx: AppContext,
  request: exports.ExportRequest,
): ExportKind<exports.ExportRequest, unknown> {
  const kindOf = kindsOf.get(ctx)
  if (!kindOf) throw new Error('the exports module was not mounted')
  return kindOf(request)
}

/** True where the rights of this moment open the file of the person's own job. */
export function canHaveFile(
  ctx: AppContext,
  { request, permissions }: StoredJob,
  session: Pick<Session, 'menuIds' | 'individual' | 'permissions'>,
): boolean {
  return (
    kindOfExport(ctx, request).policy(session) && permissions.every((code) => session.permissions.has(code))
  )
}

/** The runner of this server. */
export function getExportRunner(ctx: AppContext): ExportRunner {
  const found = runners.get(ctx)
  if (!found) throw new Error('the exports module was not started')
  return found
}

export async function openExports(ctx: AppContext): Promise<ExportRunner> {
  const kindOf: KindOfRequest = (request) => kindOfExport(ctx, request)
  const runner = await openExportRunner(ctx, { kindOf, filterLines })
  runners.set(ctx, runner)
  return runner
}
