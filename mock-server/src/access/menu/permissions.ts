import { billClosingRule, session, subApp } from '@console/contracts'
import type { Text } from '../../platform/messages/text.ts'

/** Codes of single controls, as the specification numbers them. */
export const PERMISSION = {
  ...session.PERMISSION_CODES,
  addSchedule: '9532001',
  setUpSchedules: '97305',
  closeBill: billClosingRule.CLOSE_PERMISSION,
  editDailyReports: '95501',
  developApps: subApp.DEVELOP_PERMISSION,
} as const

/** Texts for each code: what it lets a person do, for anyone who grants it. */
const names: Readonly<Record<keyof typeof PERMISSION, Text>> = {
  company: { en: 'Company information in the user menu', zh: '用户菜单：企业信息' },
  credentials: { en: 'API credentials in the user menu', zh: '用户菜单：API 凭证' },
  password: { en: 'Change own password', zh: '修改本人密码' },
  releaseNotes: { en: 'Release notes in the user menu', zh: '用户菜单：版本说明' },
  phones: { en: 'See phone numbers in full', zh: '查看完整手机号' },
  addSchedule: { en: 'Add schedules', zh: '新增排班' },
  setUpSchedules: { en: 'Set up schedules', zh: '设置排班' },
  closeBill: { en: 'Close months of the bill', zh: '账单结账' },
  editDailyReports: { en: 'Edit daily reports', zh: '填写日报' },
  developApps: { en: 'Open apps from the own machine', zh: '打开本机开发中的应用' },
}

/** Every code that a role can grant, with its names. */
export const permissions: readonly { code: string; name: Text }[] = Object.entries(PERMISSION).map(
  ([key, code]) => ({
    code,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the table they come from
    name: names[key as keyof typeof PERMISSION],
  }),
)

/** Every code: what the first administrator of an empty database gets. */
export const everyPermission: readonly string[] = Object.values(PERMISSION)
