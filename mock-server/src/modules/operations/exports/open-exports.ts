import type { exports } from '@console/contracts'
import type { AppContext } from '../../../platform/context/context.ts'
import { openExportRunner, type ExportRunner } from '../../../platform/exports/export-runner.ts'
import { filterLines } from './filter-lines.ts'
import type { ExportKind, ExportKinds } from '../../export-kind.ts'

type KindOfRequest = (request: exports.ExportRequest) => ExportKind<exports.ExportRequest, unknown>
type Exports = { runner: ExportRunner; kindOf: KindOfRequest }

const opened = new WeakMap<AppContext, Exports>()

/** The runner of this server, and what can be exported. */
export function exportsOf(ctx: AppContext): Exports {
  const found = opened.get(ctx)
  if (!found) throw new Error('the exports module was not started')
  return found
}

export async function openExports(ctx: AppContext, kinds: ExportKinds): Promise<ExportRunner> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind is stored under its own name, which the compiler cannot follow through the lookup
  const kindOf: KindOfRequest = ({ kind }) => kinds[kind] as ExportKind<exports.ExportRequest, unknown>
  const runner = await openExportRunner(ctx, { kindOf, filterLines })
  opened.set(ctx, { runner, kindOf })
  return runner
}
