import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  seatWatch: {
    name: { en: 'Live watching', zh: '实时监看' },
    opTypes: {
      'seatWatch.watch': { en: 'Watch a seat', zh: '监看坐席' },
      'seatWatch.look': { en: 'See screenshots of a seat', zh: '查看坐席截屏' },
    },
  },
}
