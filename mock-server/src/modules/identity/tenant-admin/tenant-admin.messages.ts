import { businessManage } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const tenantAdminTexts = {
  codeTaken: { en: 'Another company has this code. Choose another.', zh: '该编码已被其他企业使用，请更换。' },
  usernameTaken: {
    en: 'This username is taken. Choose another for the administrator.',
    zh: '该用户名已被占用，请为管理员另选用户名。',
  },
  remarkNeeded: {
    en: 'Say in the remark why the company is rejected: it reads this.',
    zh: '请在备注中说明驳回原因，企业会看到该内容。',
  },
  ownStatus: {
    en: 'The platform itself is neither verified nor rejected.',
    zh: '平台自身无需认证，也不能被驳回。',
  },
  businessNameTaken: {
    en: 'The company has a business of this name already. Choose another name.',
    zh: '该企业已有同名业务，请更换名称。',
  },
  tooManyBusinesses: {
    en: `A company can have ${businessManage.MAX_BUSINESS_TYPES} businesses, and this one has them.`,
    zh: `一家企业最多 ${businessManage.MAX_BUSINESS_TYPES} 个业务，该企业已达上限。`,
  },
  unknownCurrency: { en: 'No currency has this code.', zh: '没有此代码的货币。' },
  unknownTimezone: { en: 'No time zone has this name.', zh: '没有此名称的时区。' },
} satisfies Record<string, Text>

export function businessInUse(people: number): Text {
  return {
    en: `${people} ${people === 1 ? 'account works' : 'accounts work'} for this business. Say why it is disabled: the company reads this.`,
    zh: `有 ${people} 个账号正在使用该业务，请填写停用原因，企业会看到该内容。`,
  }
}
