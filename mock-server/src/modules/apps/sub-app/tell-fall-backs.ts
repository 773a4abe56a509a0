import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { escapeHtml } from '../../../platform/messages/escape-html.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { type Announcement, listAnnouncedTenants, takeAnnouncements } from './announcement.store.ts'

const PAGE = '/app-tenant-system/system/apps'

/** Tells the administrators of each company that it concerns that a version was taken back, or a contribution switched off. */
export async function tellFallBacks(ctx: AppContext): Promise<void> {
  for (const tenantId of await listAnnouncedTenants(ctx.db.outside))
    await ctx.db.inTenant(tenantId, async (tx) => {
      const announcements = await takeAnnouncements(tx)
      const businessTypeId = await findBusiness(tx)
      // Messages belong to a business; the page of apps and the audit log say it to the others.
      if (businessTypeId === null) return
      for (const announcement of announcements)
        await pushMessage(tx, {
          businessTypeId,
          ...toMessage(announcement),
          btnOptions: [],
          url: PAGE,
          isCron: true,
          pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
          pushedAt: ctx.clock.now(),
          audience: 'administrators',
        })
    })
}

type Texts = { title: string; en: string; zh: string }

/** Several administrators read one message, each in their own language. */
function toMessage(announcement: Announcement) {
  const { nameEn, nameZh, slot } = announcement
  const code = slot === null ? 'app-taken-back' : 'app-slot-off'
  const { title, en, zh } = slot === null ? takenBackTexts(announcement) : slotOffTexts(announcement, slot)
  const names = nameEn === nameZh ? nameEn : `${nameEn} ${nameZh}`
  return {
    msgRuleCode: code,
    triggerId: code,
    title: `${title}: ${names}`,
    content: `<p>${escapeHtml(en)}</p><p>${escapeHtml(zh)}</p>`,
  }
}

function takenBackTexts({ failedNumber, number }: Announcement): Texts {
  const en =
    number === null
      ? `Version ${failedNumber} failed for those who opened it. There is no version before it: the app is off until the next release.`
      : `Version ${failedNumber} failed for those who opened it. Version ${number} is back, and open pages have it after a reload.`
  const zh =
    number === null
      ? `版本 ${failedNumber} 打开失败，且没有更早的版本。下次发布之前，该应用不可用。`
      : `版本 ${failedNumber} 打开失败，已恢复为版本 ${number}，刷新页面后生效。`
  return { title: 'App taken back 应用版本已撤回', en, zh }
}

function slotOffTexts({ failedNumber }: Announcement, slot: NonNullable<Announcement['slot']>): Texts {
  return {
    title: 'Part of app switched off 应用扩展项已停用',
    en: `“${slot.en}” of version ${failedNumber} failed for those who saw it. It is off until somebody switches it on; everything else of the app goes on.`,
    zh: `版本 ${failedNumber} 的“${slot.zh}”多次出现故障，已自动停用，需手动启用；应用的其他部分不受影响。`,
  }
}

/** The oldest business of the company, under which its administrators find a message. */
async function findBusiness({ db, tenantId }: TenantTx): Promise<number | null> {
  const oldest = await db
    .selectFrom('business')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'enabled')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest?.id ?? null
}
