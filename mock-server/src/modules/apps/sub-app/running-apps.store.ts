import { subApp, type Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type RunningApp = {
  module: string
  name: Record<Language, string>
  trust: subApp.RegistryApp['trust']
  ownerContact: string
  versionId: number
  versionNumber: number
  places: subApp.Place[]
  /** It adds something to pages. */
  hasSlots: boolean
}

/** What a person runs of the registered apps, and which built apps are switched off for them. */
export type RunningApps = {
  /** The set that they run; null: nothing was released to them. */
  setNumber: number | null
  apps: RunningApp[]
  /** Modules of the console's own build. */
  off: string[]
}

type Row = Omit<RunningApps, 'apps'> & { apps: (Omit<RunningApp, 'places'> & { places: unknown })[] }

/**
 * The apps that a person runs: those of their set that are switched on, that their company has consented to, and that their
 * roles may see. Where the version of the set asks for more than the consent says, the version that was consented to goes on.
 */
export async function findRunningApps(
  { db, tenantId }: TenantTx,
  { userId }: { userId: number },
): Promise<RunningApps> {
  const { rows } = await sql<Row>`select * from running_apps(${tenantId}, ${userId})`.execute(db)
  const [{ setNumber, apps, off } = { setNumber: null, apps: [], off: [] }] = rows
  return {
    setNumber,
    off,
    apps: apps.map((app) => ({ ...app, places: subApp.appVersion.shape.places.parse(app.places) })),
  }
}
