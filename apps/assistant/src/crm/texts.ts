import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'crm.title': ['Customers', '客户列表'],
  'crm.about': [
    'Customers the business talked to in these days, by masked number.',
    '所选日期内该业务联系过的客户，按会话中的脱敏号码区分。',
  ],
  'crm.count': ['{count, plural, one {# customer} other {# customers}}', '共 {count, number} 位客户'],
  'crm.failed': ['The customers could not be loaded', '客户加载失败'],
  'crm.empty': ['No customers in these days', '所选日期没有客户'],
  'crm.emptyText': [
    'Choose other days, another business, or leave out the number.',
    '请选择其他日期或业务，或清除号码。',
  ],
  'crm.sessionsOf': ['Sessions of {customer}', '会话：{customer}'],
  'crm.filter.text': ['Number', '号码'],
  'crm.column.customer': ['Customer', '客户'],
  'crm.column.last': ['Last contact', '最近联系'],
  'crm.column.sessions': ['Sessions', '会话数'],
  'crm.column.calls': ['Calls', '通话数'],
  'crm.column.orders': ['Deals', '成单数'],
  'crm.column.value': ['Value of deals', '成单金额'],
  'crm.contact.failed': ['The sessions could not be loaded', '会话加载失败'],
  'crm.contact.more': [
    'The newest {shown, number} of {total, number}.',
    '显示最近 {shown, number} 个，共 {total, number} 个。',
  ],
  'crm.contact.column.time': ['Time', '时间'],
  'crm.contact.column.session': ['Session', '会话'],
  'crm.contact.column.product': ['Product', '产品'],
  'crm.contact.column.people': ['Agents', '坐席'],
  'crm.contact.column.calls': ['Calls', '通话数'],
  'crm.contact.column.value': ['Value of deals', '成单金额'],
})
