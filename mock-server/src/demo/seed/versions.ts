import type { Language } from '@console/contracts'
import { CLIENT_VERSION } from '@console/realtime'
import { sql, type Transaction } from 'kysely'
import type { TenantKind } from '../../access/menu/menu-table.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Text } from '../../platform/messages/text.ts'
import { toZonedDay } from '../../platform/time/days.ts'
import { DAY_MS } from '../../platform/time/units.ts'

/** Days before the seed that clients have reported their versions on. */
const REPORTED_DAYS = 14
/** Clients of each platform. */
const CLIENTS = 240
/** Clients of a company's own app. */
const OWN_CLIENTS = 100
const UTC_PLUS_8 = 'Asia/Shanghai'

type SeedVersion = {
  version: string
  platform: 0 | 1
  mode?: 'forced'
  percent?: number
  status: 0 | 1 | 2
  /** Absent: never. */
  releasedDaysAgo?: number
  notes: Text
  isPackaged?: false
}

const platformVersions: readonly SeedVersion[] = [
  {
    version: '3.1.0',
    platform: 0,
    status: 1,
    releasedDaysAgo: 34,
    notes: {
      en: '## Calls\n\n- The next customer is dialled with **one tap**.\n- Notes stay with the call when the line drops.',
      zh: '## 通话\n\n- **一键**拨打下一位客户。\n- 断线后笔记仍保留在通话中。',
    },
  },
  {
    version: '3.2.0',
    platform: 0,
    percent: 30,
    status: 1,
    releasedDaysAgo: 6,
    notes: {
      en: '## Summary after the call\n\n- A short summary is ready when the call ends.\n- Correct it, and it is stored with the customer.\n\n> Needs iOS 17 or newer.',
      zh: '## 通话总结\n\n- 通话结束后自动生成简短总结。\n- 修改后与客户一起保存。\n\n> 需要 iOS 17 或更高版本。',
    },
  },
  {
    version: '2.9.4',
    platform: 1,
    status: 2,
    releasedDaysAgo: 120,
    notes: { en: 'Faster start on older phones.', zh: '在旧款手机上启动更快。' },
  },
  {
    version: '3.1.0',
    platform: 1,
    mode: 'forced',
    status: 1,
    releasedDaysAgo: 33,
    notes: {
      en: 'Everybody has to update: the former way to sign in ends.\n\n1. Install the update.\n2. Sign in again.',
      zh: '所有用户必须更新：旧的登录方式已停用。\n\n1. 安装更新。\n2. 重新登录。',
    },
  },
  {
    version: '3.2.0',
    platform: 1,
    percent: 50,
    status: 1,
    releasedDaysAgo: 8,
    notes: {
      en: 'The same summary after the call as on iPhone.\n\n- Works with **Android 12** and newer',
      zh: '与 iPhone 相同的通话总结。\n\n- 支持 **Android 12** 及以上版本',
    },
  },
  {
    version: '3.3.0',
    platform: 1,
    status: 0,
    isPackaged: false,
    notes: { en: 'Draft: raise a hand from the lock screen.', zh: '草稿：在锁屏上举手求助。' },
  },
]

const companyVersions: readonly SeedVersion[] = [
  {
    version: '1.4.0',
    platform: 1,
    percent: 20,
    status: 1,
    releasedDaysAgo: 4,
    notes: {
      en: 'Our own field app: visits are planned on a map.',
      zh: '企业自有外勤应用：在地图上安排拜访。',
    },
  },
  {
    version: '1.5.0',
    platform: 1,
    status: 0,
    isPackaged: false,
    notes: { en: 'Photos of a visit are stored with the customer.', zh: '拜访照片与客户一起保存。' },
  },
]

const versionsOf: Partial<Record<TenantKind, readonly SeedVersion[]>> = {
  platform: platformVersions,
  standard: companyVersions,
}

type Seed = { tenantId: number; kind: TenantKind; language: Language; now: Date }

/** Versions of the apps, and which ones clients and seats had in the last days. */
export async function seedVersions(db: Transaction<Database>, seed: Seed): Promise<void> {
  const { tenantId, kind, language, now } = seed
  const versions = versionsOf[kind] ?? []
  const releasedBy = await findAdministrator(db, tenantId)
  for (const one of versions) {
    const { version, platform, mode, percent = null, status, releasedDaysAgo, notes, isPackaged } = one
    const releasedAt =
      releasedDaysAgo === undefined ? null : new Date(now.getTime() - releasedDaysAgo * DAY_MS)
    const file = `${platform === 0 ? 'ios' : 'android'}-${version}.${platform === 0 ? 'ipa' : 'apk'}`
    await db
      .insertInto('appVersion')
      .values({
        tenantId,
        version,
        platform,
        updateMode: mode === 'forced' ? 0 : 1,
        scopeValue: percent,
        description: notes[language],
        packageUrl: isPackaged === false ? null : `https://downloads.example/${file}`,
        status,
        releasedAt,
        releasedBy: releasedAt && releasedBy,
      })
      .execute()
  }
  if (kind === 'platform') await insertClientReports(db, seed)
  if (kind === 'standard') await insertOwnAppReports(db, seed)
  if (kind === 'standard' || kind === 'provider') await insertSeatReports(db, seed)
}

/** iOS: the new version goes to more clients day by day. Android: it stops at a few of them, of which the page warns. */
async function insertClientReports(db: Transaction<Database>, { tenantId, now }: Seed): Promise<void> {
  const today = toZonedDay(toUnixSeconds(now), UTC_PLUS_8)
  await sql`
    insert into version_report (tenant_id, day, source, reporter, version)
    select ${tenantId}, ${today}::date - ago, source, client,
      case
        when source = 0 and client % 100 < 4 * (6 - ago) + 2 and ago <= 6 then '3.2.0'
        when source = 1 and client % 100 < 9 and ago <= 7 then '3.2.0'
        when client % 10 = 9 and ago > 3 then '2.9.4'
        else '3.1.0'
      end
    from generate_series(0, ${REPORTED_DAYS - 1}::integer) ago, generate_series(0, 1) source,
      generate_series(1, ${CLIENTS}::integer) client
    where (client * 7919 + ago * 104729) % 97 > 9
    on conflict do nothing`.execute(db)
}

/** A company's own app, which some of its people have. */
async function insertOwnAppReports(db: Transaction<Database>, { tenantId, now }: Seed): Promise<void> {
  const today = toZonedDay(toUnixSeconds(now), UTC_PLUS_8)
  await sql`
    insert into version_report (tenant_id, day, source, reporter, version)
    select ${tenantId}, ${today}::date - ago, 1, client,
      case when client % 100 < 5 * (4 - ago) and ago <= 4 then '1.4.0' else '1.3.2' end
    from generate_series(0, ${REPORTED_DAYS - 1}::integer) ago, generate_series(1, ${OWN_CLIENTS}::integer) client
    where (client * 7919 + ago * 104729) % 97 > 9
    on conflict do nothing`.execute(db)
}

/** The administrator of a demo company; others have none that people know. */
async function findAdministrator(db: Transaction<Database>, tenantId: number): Promise<number | null> {
  const found = await db
    .selectFrom('appUser')
    .where('tenantId', '=', tenantId)
    .where('username', 'in', ['platform-admin', 'manager'])
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

async function insertSeatReports(db: Transaction<Database>, { tenantId, now }: Seed): Promise<void> {
  const today = toZonedDay(toUnixSeconds(now), UTC_PLUS_8)
  await sql`
    insert into version_report (tenant_id, day, source, reporter, version)
    select ${tenantId}, ${today}::date - ago, 2, u.id,
      case when u.id % 14 < 12 - ago then '2.5.1.5120' else ${CLIENT_VERSION} end
    from generate_series(1, ${REPORTED_DAYS - 1}::integer) ago, app_user u
    where u.tenant_id = ${tenantId} and u.type in ('TSR', 'TeamTSR') and (u.id + ago) % 7 > 1
    on conflict do nothing`.execute(db)
}
