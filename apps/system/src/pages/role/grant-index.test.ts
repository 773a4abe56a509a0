import { expect, test } from 'vitest'
import { grantIndex } from './grant-index.ts'
import { largeMenu, sampleMenu } from './role.samples.ts'

const index = grantIndex(sampleMenu, 'en')

test('an item can be changed if the user has it, or a page below it', () => {
  const changeable = index.nodes.filter(({ canChange }) => canChange).map(({ id }) => id)
  expect(changeable).toEqual(['account', 'account.role', 'logs', 'logs.all', 'logs.audit', 'logs.history'])
  const withoutPermissions = grantIndex(
    sampleMenu.map((part) => ({ ...part, isHeld: false })),
    'en',
  )
  expect(withoutPermissions.nodes.some(({ canChange }) => canChange)).toBe(false)
})

test('a group counts its pages at any depth', () => {
  expect(index.byId.get('logs')?.pages).toBe(2)
  expect(index.byId.get('logs.audit')?.pages).toBe(1)
})

test('an item has its localised name, and is searchable in both languages and by id', () => {
  const zh = grantIndex(sampleMenu, 'zh').byId.get('logs.audit')
  expect(zh?.name).toBe('审计日志')
  expect(zh?.searchText.split('\n')).toEqual(['Audit log', '审计日志', 'logs.audit'])
})

test('a menu of a thousand pages keeps every one of them', () => {
  expect(grantIndex(largeMenu, 'zh').nodes).toHaveLength(1020)
})
