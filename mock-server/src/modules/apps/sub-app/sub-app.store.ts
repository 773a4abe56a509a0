import { type documents, type Language, subApp } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

/** Connection of a transaction, or one outside of every company: apps and versions belong to none. */
type Rows = Pick<TenantTx, 'db'> | { db: AppContext['db']['outside'] }

type AppRow = {
  id: number
  module: string
  nameEn: string
  nameZh: string
  trust: subApp.Trust
  ownerContact: string
  ownerCompany: string | null
  isEnabled: boolean
  revision: number
}

type VersionRow = {
  id: number
  appId: number
  number: number
  state: subApp.AppVersion['state']
  problem: unknown
  sourceKind: subApp.Source['kind'] | null
  sourceUrl: string | null
  permissions: unknown
  places: unknown
  slots: unknown
  files: number
  bytes: number
  createdAt: Date
  createdBy: string | null
}

const VERSION_COLUMNS = [
  'id',
  'appId',
  'number',
  'state',
  'problem',
  'sourceKind',
  'sourceUrl',
  'permissions',
  'places',
  'slots',
  'files',
  'bytes',
  'createdAt',
] as const

/** Versions, with the name of who made one for people of the same company. */
const selectVersions = (db: Rows['db']) =>
  db
    .selectFrom('subAppVersion')
    .select((eb) => [
      ...VERSION_COLUMNS,
      eb
        .selectFrom('person')
        .select('person.name')
        .whereRef('person.id', '=', 'subAppVersion.createdBy')
        .limit(1)
        .as('createdBy'),
    ])

/** Holds other changes of apps and sets back until this transaction ends. */
export async function lockApps({ db }: Pick<TenantTx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sub-app', 0))`.execute(db)
}

const APP_COLUMNS = [
  'id',
  'module',
  'nameEn',
  'nameZh',
  'trust',
  'ownerContact',
  'ownerCompany',
  'isEnabled',
  'revision',
] as const

/** The apps that are registered; removed ones are left out. */
export function listAppRows({ db }: Rows): Promise<AppRow[]> {
  return db
    .selectFrom('subApp')
    .select(APP_COLUMNS)
    .where('removedAt', 'is', null)
    .orderBy('module')
    .execute()
}

export async function findApp({ db }: Rows, module: string): Promise<AppRow | undefined> {
  return db
    .selectFrom('subApp')
    .select(APP_COLUMNS)
    .where('module', '=', module)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Registers an app. One of this module that was removed is there again, and its versions are numbered on. */
export async function insertApp(
  { db }: Pick<TenantTx, 'db'>,
  app: Omit<AppRow, 'id' | 'isEnabled' | 'revision'> & { createdAt: Date; createdBy: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('subApp')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .column('module')
        .doUpdateSet({ ...app, removedAt: null, isEnabled: true, revision: sql`sub_app.revision + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateDetails(
  { db }: Pick<TenantTx, 'db'>,
  { id, ...details }: Pick<AppRow, 'id' | 'nameEn' | 'nameZh' | 'ownerContact' | 'ownerCompany'>,
): Promise<void> {
  await db
    .updateTable('subApp')
    .set({ ...details, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setAppEnabled(
  { db }: Pick<TenantTx, 'db'>,
  { id, isEnabled }: { id: number; isEnabled: boolean },
): Promise<void> {
  await db
    .updateTable('subApp')
    .set({ isEnabled, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function listVersions({ db }: Rows, appId: number): Promise<subApp.AppVersion[]> {
  const rows = await selectVersions(db).where('appId', '=', appId).orderBy('number', 'desc').execute()
  return rows.map(toVersion)
}

export async function findVersions(
  { db }: Rows,
  ids: readonly number[],
): Promise<(subApp.AppVersion & { appId: number })[]> {
  if (ids.length === 0) return []
  const rows = await selectVersions(db)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({ ...toVersion(row), appId: row.appId }))
}

function toVersion(row: VersionRow): subApp.AppVersion {
  const { id, number, state, sourceKind, sourceUrl, files, bytes, createdBy } = row
  return {
    id,
    number,
    state,
    problem: subApp.appVersion.shape.problem.parse(row.problem),
    source: sourceKind === null || sourceUrl === null ? null : { kind: sourceKind, url: sourceUrl },
    files,
    bytes,
    permissions: subApp.permissions.parse(row.permissions),
    places: subApp.appVersion.shape.places.parse(row.places),
    slots: subApp.appVersion.shape.slots.parse(row.slots),
    createdAt: toUnixSeconds(row.createdAt),
    createdBy,
  }
}

export type NewVersion = {
  appId: number
  source: subApp.Source | null
  permissions: subApp.Permissions
  places: readonly subApp.Place[]
  slots: subApp.Slots | null
  processId: number
  createdAt: Date
  createdBy: number | null
}

/** The next version of an app, whose files are to be fetched. */
export async function insertVersion({ db }: Pick<TenantTx, 'db'>, version: NewVersion): Promise<number> {
  const { source, permissions, places, slots, ...facts } = version
  const { id } = await db
    .insertInto('subAppVersion')
    .values((eb) => ({
      ...facts,
      state: source === null ? 'waiting' : 'fetching',
      number: eb
        .selectFrom('subAppVersion')
        .where('appId', '=', version.appId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      sourceKind: source?.kind ?? null,
      sourceUrl: source?.url ?? null,
      permissions: JSON.stringify(permissions),
      places: JSON.stringify(places),
      slots: slots === null ? null : JSON.stringify(slots),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type VersionToFetch = {
  id: number
  module: string
  trust: subApp.Trust
  number: number
  state: subApp.AppVersion['state']
  source: subApp.Source | null
  slots: subApp.Slots | null
}

export async function findVersionToFetch({ db }: Rows, id: number): Promise<VersionToFetch | undefined> {
  const row = await db
    .selectFrom('subAppVersion as v')
    .innerJoin('subApp as a', 'a.id', 'v.appId')
    .select(['v.id', 'a.module', 'a.trust', 'v.number', 'v.state', 'v.sourceKind', 'v.sourceUrl', 'v.slots'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { sourceKind: kind, sourceUrl: url, slots, ...version } = row
  return {
    ...version,
    source: kind === null || url === null ? null : { kind, url },
    slots: subApp.appVersion.shape.slots.parse(slots),
  }
}

type Db = AppContext['db']['outside']

/** True if the version has no files yet and now is this process's to fetch: of two people who retry at once one does. */
export async function claimVersion(db: Db | TenantTx['db'], id: number, processId: number): Promise<boolean> {
  const claimed = await db
    .updateTable('subAppVersion')
    .set({ state: 'fetching', problem: null, processId })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The part of a version that browsers load: `slotFiles` are those of its contributions. */
type FinishedVersion = {
  manifest: documents.SubAppManifest
  slotFiles: object | null
  files: number
  bytes: number
}

export async function finishVersion(
  db: Db,
  id: number,
  { manifest, slotFiles, files, bytes }: FinishedVersion,
): Promise<void> {
  await db
    .updateTable('subAppVersion')
    .set({
      state: 'ready',
      problem: null,
      manifest: JSON.stringify(manifest),
      slotFiles: slotFiles === null ? null : JSON.stringify(slotFiles),
      files,
      bytes,
    })
    .where('id', '=', id)
    .execute()
}

export async function failVersion(
  db: Db,
  id: number,
  problem: NonNullable<subApp.AppVersion['problem']>,
): Promise<void> {
  await db
    .updateTable('subAppVersion')
    .set({ state: 'failed', problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .execute()
}

/** Versions whose process is gone: nobody fetches them any more. */
export async function failInterruptedVersions(db: Db): Promise<void> {
  const problem: subApp.AppVersion['problem'] = { reason: 'interrupted', file: '', detail: '' }
  await sql`select fail_interrupted_app_versions(${JSON.stringify(problem)}::jsonb)`.execute(db)
}

export type StoredFile = {
  path: string
  hash: string
  bytes: number
  mediaType: string
  brotliBytes: number | null
}

export async function insertFile(
  db: Db | TenantTx['db'],
  versionId: number,
  file: StoredFile,
): Promise<void> {
  await db
    .insertInto('subAppFile')
    .values({ versionId, ...file })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findFile(db: Db, versionId: number, path: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('subAppFile')
    .select(['path', 'hash', 'bytes', 'mediaType', 'brotliBytes'])
    .where('versionId', '=', versionId)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** A file of a version of this app, as a browser requests it. */
export async function findServedFile(
  db: Db,
  { module, versionId, path }: { module: string; versionId: number; path: string },
): Promise<(StoredFile & { trust: subApp.Trust }) | undefined> {
  return db
    .selectFrom('subAppFile as f')
    .innerJoin('subAppVersion as v', 'v.id', 'f.versionId')
    .innerJoin('subApp as a', 'a.id', 'v.appId')
    .select(['f.path', 'f.hash', 'f.bytes', 'f.mediaType', 'f.brotliBytes', 'a.trust'])
    .where('a.module', '=', module)
    .where('f.versionId', '=', versionId)
    .where('f.path', '=', path)
    .executeTakeFirst()
}

export async function findManifest(
  db: Db,
  { module, versionId }: { module: string; versionId: number },
): Promise<unknown> {
  const found = await db
    .selectFrom('subAppVersion as v')
    .innerJoin('subApp as a', 'a.id', 'v.appId')
    .select('v.manifest')
    .where('a.module', '=', module)
    .where('v.id', '=', versionId)
    .where('v.state', '=', 'ready')
    .executeTakeFirst()
  return found?.manifest
}

/** Names in the language of the reader. */
export function appName({ nameEn, nameZh }: Pick<AppRow, 'nameEn' | 'nameZh'>): Record<Language, string> {
  return { en: nameEn, zh: nameZh }
}

/** A module of the console's build; nothing where it is known, or where somebody registered an app of that name before. */
export async function insertBuiltApp(
  db: Db,
  { module, name, createdAt }: { module: string; name: Record<Language, string>; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('subApp')
    .values({ module, nameEn: name.en, nameZh: name.zh, trust: 'own', ownerContact: '', createdAt })
    .onConflict((conflict) => conflict.column('module').doNothing())
    .execute()
}
