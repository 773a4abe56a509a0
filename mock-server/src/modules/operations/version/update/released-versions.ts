import { hash } from 'node:crypto'
import { appVersion, type Call, successEnvelope } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { makeUpdateKey } from '../update-key/update-key.ts'

/** Changes of another server are seen after this time at the latest. */
const MAX_AGE_MS = 2_000

type ReleasedRow = {
  id: number
  tenantId: number
  isPlatform: boolean
  version: string
  platform: appVersion.Platform
  updateMode: appVersion.UpdateMode
  scopeValue: number | null
  description: string
  packageUrl: string | null
  packageFid: string | null
  releasedAt: Date
}

/** A released version, with the answers for clients that take it: built once, sent many times. */
export type ReleasedVersion = ReleasedRow & { readonly answers: { forced: Answer; optional: Answer } }
export type Answer = { readonly body: string; readonly etag: string }

type Released = {
  /** The company whose versions are everybody's. */
  platformTenantId: number
  tenantIds: ReadonlySet<number>
  /** The keys of companies that count only clients that send them. */
  updateKeys: ReadonlyMap<number, string>
  /** True for a version that clients of a company can have: it was released once, by the company or by the platform. */
  isKnown: (client: { tenantId: number; platform: appVersion.Platform; version: string }) => boolean
  /** The versions of a company and of the platform, or of the platform alone, the highest first. */
  versionsFor: (platform: appVersion.Platform, tenantId: number) => readonly ReleasedVersion[]
}

/** The prepared answer that there is nothing newer. */
export const nothingNewer = createUpdateAnswer({ update: null })

function createUpdateAnswer(data: { update: appVersion.OfferedUpdate | null }): Answer {
  const call: Call = appVersion.update
  const body = JSON.stringify(successEnvelope(call, data))
  return { body, etag: `"${hash('sha256', body, 'hex').slice(0, 32)}"` }
}

/** Address of a version's package: absolute, or a path of this server. */
export function packageAddress(
  { packageUrl, packageFid }: Pick<ReleasedRow, 'packageUrl' | 'packageFid'>,
  publicUrl: string | undefined,
): string | null {
  if (packageFid === null) return packageUrl
  return `${publicUrl ?? ''}${appVersion.PACKAGES_PATH}${packageFid}`
}

type Loaded = { released: Released; at: number }

/** Caches the released versions: one look at the database however many clients request. */
const cacheOf = perApplication((ctx) => {
  let loaded: Loaded | undefined
  let loading: Promise<Released> | undefined
  let generation = 0

  async function loadPresent(): Promise<Released> {
    const startedAt = generation
    try {
      const released = await load(ctx)
      if (startedAt === generation) loaded = { released, at: performance.now() }
      return released
    } finally {
      if (startedAt === generation) loading = undefined
    }
  }
  return {
    read: async (): Promise<Released> => {
      if (loaded && performance.now() - loaded.at < MAX_AGE_MS) return loaded.released
      loading ??= loadPresent()
      return loading
    },
    /** A load in progress may have started before the change, so it is repeated. */
    clear: (): void => {
      generation += 1
      loaded = undefined
      loading = undefined
    },
  }
})

export function releasedVersions(ctx: AppContext): Promise<Released> {
  return cacheOf(ctx).read()
}

/** Clears the cache after a change on this server. */
export function clearReleasedVersions(ctx: AppContext): void {
  cacheOf(ctx).clear()
}

async function load({ db, config, secrets }: AppContext): Promise<Released> {
  const companies = await sql<{ tenantId: number; isPlatform: boolean }>`
    select tenant_id as "tenantId", is_platform as "isPlatform" from companies_with_clients()`.execute(
    db.outside,
  )
  const keys = await sql<{ tenantId: number; updateKeyGeneration: number }>`
    select tenant_id as "tenantId", update_key_generation as "updateKeyGeneration"
    from companies_with_update_keys()`.execute(db.outside)
  const { rows } = await sql<ReleasedRow>`
    select id, tenant_id as "tenantId", is_platform as "isPlatform", version, platform, update_mode as "updateMode",
      scope_value as "scopeValue", description, package_url as "packageUrl", package_fid as "packageFid",
      released_at as "releasedAt"
    from released_app_versions()`.execute(db.outside)
  const known = await sql<{ tenantId: number; platform: number; version: string }>`
    select tenant_id as "tenantId", platform, version from known_app_versions()`.execute(db.outside)
  const knownKeys = new Set(
    known.rows.map(({ tenantId, platform, version }) => `${tenantId} ${platform} ${version}`),
  )
  const platformTenantId = companies.rows.find(({ isPlatform }) => isPlatform)?.tenantId ?? 0
  const all = rows
    .map((row) => ({ ...row, answers: createUpdateAnswers(row, config.publicUrl) }))
    .toSorted((a, b) => compareVersions(b.version, a.version) || Number(a.isPlatform) - Number(b.isPlatform))
  const own = Map.groupBy(
    all.filter(({ isPlatform }) => !isPlatform),
    ({ platform, tenantId }) => `${platform} ${tenantId}`,
  )
  const lists = new Map<string, readonly ReleasedVersion[]>()
  for (const platform of Object.values(appVersion.PLATFORM))
    lists.set(
      String(platform),
      all.filter((one) => one.isPlatform && one.platform === platform),
    )
  for (const key of own.keys()) {
    const [platform, tenantId] = key.split(' ').map(Number)
    lists.set(
      key,
      all.filter((one) => one.platform === platform && (one.isPlatform || one.tenantId === tenantId)),
    )
  }
  return {
    platformTenantId,
    tenantIds: new Set(companies.rows.map(({ tenantId }) => tenantId)),
    updateKeys: new Map(keys.rows.map((company) => [company.tenantId, makeUpdateKey(secrets, company)])),
    isKnown: ({ tenantId, platform, version }) =>
      [tenantId, platformTenantId].some((owner) => knownKeys.has(`${owner} ${platform} ${version}`)),
    versionsFor: (platform, tenantId) =>
      lists.get(`${platform} ${tenantId}`) ?? lists.get(String(platform)) ?? [],
  }
}

function createUpdateAnswers(row: ReleasedRow, publicUrl: string | undefined): ReleasedVersion['answers'] {
  const { version, description: notes } = row
  const packageUrl = packageAddress(row, publicUrl)
  const offered = (forced: boolean) => createUpdateAnswer({ update: { version, forced, notes, packageUrl } })
  return { forced: offered(true), optional: offered(false) }
}

/** Compares two versions of three numbers: below 0 when the first is the older. */
export function compareVersions(one: string, other: string): number {
  const numbers = other.split('.').map(Number)
  for (const [index, part] of one.split('.').entries()) {
    const difference = Number(part) - (numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
