import { links } from '@console/contracts'
import { expect, test } from 'vitest'
import { linkFields } from './link-fields.ts'

const fields = linkFields(links.sessions)

test('a page reads each parameter of a link as the link writes it', () => {
  expect(fields.bizId.parse('11')).toBe(11)
  expect(fields.bizId.parse('0')).toBeNull()
  expect(fields.bizId.format(11)).toBe('11')
  expect(fields.source.parse('-1')).toBe(-1)
  expect(fields.source.parse('3')).toBeNull()
  expect(fields.beginTime.format(0)).toBe('0')
  expect(fields.userName.format(null)).toBeNull()
})

test('a parameter with several ids is a list', () => {
  expect(fields.orgId.list?.parse(['1', '2', '2'])).toEqual([1, 2])
  expect(fields.orgId.list?.parse(['1', 'x'])).toBeNull()
  expect(fields.orgId.list?.format([1, 2])).toEqual(['1', '2'])
  expect(fields.bizId.list).toBeUndefined()
})
