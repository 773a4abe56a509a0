import { describe, expect, test } from 'vitest'
import { checkState, grantIndex, toggled, visibleNodes, type GrantNode } from './grant-index.ts'
import { largeMenu, sampleMenu } from './role.samples.ts'

const index = grantIndex(sampleMenu, 'en')
const node = (id: string): GrantNode => {
  const found = index.byId.get(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const shown = (search: string, unfolded: string[] = []) =>
  visibleNodes(index, { search, unfolded: new Set(unfolded) }).map(({ id }) => id)

describe('the rows of the tree', () => {
  test('are the groups at first, and what is unfolded below them', () => {
    expect(shown('')).toEqual(['account', 'logs'])
    expect(shown('', ['logs'])).toEqual(['account', 'logs', 'logs.all'])
    expect(shown('', ['logs', 'logs.all'])).toEqual([
      'account',
      'logs',
      'logs.all',
      'logs.audit',
      'logs.history',
    ])
    expect(shown('', ['logs.all'])).toEqual(['account', 'logs'])
  })

  test.each([
    ['audit', ['logs', 'logs.all', 'logs.audit']],
    ['  AUDIT ', ['logs', 'logs.all', 'logs.audit']],
    ['审计', ['logs', 'logs.all', 'logs.audit']],
    ['account.role', ['account', 'account.role']],
    ['messages and', ['logs', 'logs.all', 'logs.audit', 'logs.history']],
    ['nothing of it', []],
  ])('a search for %j finds by either name or the id, with parents and all below', (text, ids) => {
    expect(shown(text)).toEqual(ids)
  })
})

describe('a check', () => {
  test.each([
    [[], 'none'],
    [['logs.audit'], 'some'],
    [['logs.audit', 'logs.history'], 'all'],
  ])('of %j shows the group as %s', (chosen, state) => {
    expect(checkState(node('logs'), new Set(chosen))).toBe(state)
  })

  test('on a group takes all pages below it that the person holds, and a second one gives them back', () => {
    const all = toggled(node('logs'), new Set(['account.role']))
    expect([...all]).toEqual(['account.role', 'logs.audit', 'logs.history'])
    expect([...toggled(node('logs'), all)]).toEqual(['account.role'])
  })

  test('never touches what the person does not hold', () => {
    expect([...toggled(node('account'), new Set(['account.users']))]).toEqual([
      'account.users',
      'account.role',
    ])
    expect([...toggled(node('account'), new Set(['account.users', 'account.role']))]).toEqual([
      'account.users',
    ])
    expect(node('account.users').canChange).toBe(false)
    expect(node('account').canChange).toBe(true)
  })
})

test('a menu of a thousand pages keeps every one of them', () => {
  const large = grantIndex(largeMenu, 'zh')
  expect(large.nodes).toHaveLength(1020)
  const found = visibleNodes(large, { search: 'page 49', unfolded: new Set() })
  expect(found.filter(({ kind }) => kind === 'page')).toHaveLength(20)
  expect(visibleNodes(large, { search: 'p', unfolded: new Set() })).toHaveLength(1020)
})
