import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  frame: {
    name: { en: 'Embedded pages', zh: '嵌入页面' },
    opTypes: {
      'frame.ticket': { en: 'Open a page of another host', zh: '打开其他主机的页面' },
      'frame.sessionToken': { en: 'Give another host the session token', zh: '向其他主机提供会话令牌' },
      'frame.hostRefused': { en: 'Refused: host not registered', zh: '拒绝：主机未登记' },
      'frame.ticketRefused': { en: 'Ticket refused', zh: '凭据被拒绝' },
    },
  },
}
