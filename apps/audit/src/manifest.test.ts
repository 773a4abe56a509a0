import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { auditLogSearch } from './pages/audit-log/audit-log.search.ts'
import { messageHistory } from './pages/message-history/message-history.search.ts'

test('saved views have the filters of a list without what is open, and know its days', () => {
  const [{ views: auditLog }, { views: history }] = manifest.routes
  expect(savedParameters(auditLogSearch, auditLog)).toEqual({
    names: [
      'module',
      'opType',
      'bizTypeId',
      'productId',
      'opUserId',
      'withoutSignIns',
      'begin',
      'end',
      'size',
    ],
    days: auditLog.days,
  })
  expect(savedParameters(messageHistory.shape, history)).toEqual({
    names: ['bizTypeId', 'source', 'size'],
    days: [],
  })
})
