import type { AppContext } from '../../../platform/context/context.ts'
import { perApplication } from '../../../platform/context/per-application.ts'
import { fetchVersion } from './source/fetch-version.ts'
import { findVersionToFetch } from './sub-app.store.ts'

const runningFetches = perApplication(() => new Set<Promise<void>>())

/** Fetches a version in the background, once the transaction that wrote it is over. */
export function startFetch(ctx: AppContext, versionId: number, archive: Buffer | null = null): void {
  const running = runningFetches(ctx)
  const work = run(ctx, versionId, archive).finally(() => running.delete(work))
  running.add(work)
}

/** Waits for the running ones, so that nothing is written after the database is closed. */
export async function endFetches(ctx: AppContext): Promise<void> {
  await Promise.all(runningFetches(ctx))
}

async function run(ctx: AppContext, versionId: number, archive: Buffer | null): Promise<void> {
  const version = await findVersionToFetch({ db: ctx.db.outside }, versionId)
  if (version !== undefined) await fetchVersion(ctx, version, archive)
}
