import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { escapeHtml } from '../../../platform/messages/escape-html.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { type Announcement, listAnnouncedTenants, takeAnnouncements } from './announcement.store.ts'

const PAGE = '/app-tenant-system/system/apps'

/** Tells the administrators of each company that it concerns that a version was taken back. */
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
          msgRuleCode: 'app-taken-back',
          triggerId: 'app-taken-back',
          ...toTexts(announcement),
          btnOptions: [],
          url: PAGE,
          isCron: true,
          pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
          pushedAt: ctx.clock.now(),
          audience: 'administrators',
        })
    })
}

/** Several administrators read one message, each in their own language. */
function toTexts({ nameEn, nameZh, failedNumber, number }: Announcement): { title: string; content: string } {
  const en =
    number === null
      ? `Version ${failedNumber} failed for those who opened it. There is no version before it: the app is off until the next release.`
      : `Version ${failedNumber} failed for those who opened it. Version ${number} is back, and open pages have it after a reload.`
  const zh =
    number === null
      ? `版本 ${failedNumber} 打开失败，且没有更早的版本。下次发布之前，该应用不可用。`
      : `版本 ${failedNumber} 打开失败，已恢复为版本 ${number}，刷新页面后生效。`
  const names = nameEn === nameZh ? nameEn : `${nameEn} ${nameZh}`
  return {
    title: `App taken back 应用版本已撤回: ${names}`,
    content: `<p>${escapeHtml(en)}</p><p>${escapeHtml(zh)}</p>`,
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
