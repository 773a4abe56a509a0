import { describe, expect, test } from 'vitest'
import {
  namesReadTooEarly,
  findOwnTiers,
  packagesReadTooEarly,
  toPageChunk,
  parseTierPart,
  tiersUpTo,
} from './tiers-of-pages.ts'

describe('a part of a page that needs a further tier', () => {
  test('has its page and its tier in its file name', () => {
    const part = '/console/assets/projects/2.5.0/async/charts-project-home.0ab1.js'
    expect(parseTierPart(part)).toEqual({ tier: 'charts', page: 'page-project-home' })
    expect(parseTierPart(part.replace('charts-', 'page-'))).toBeNull()
    expect(parseTierPart(part.replace('async/', ''))).toBeNull()
  })

  test('comes with every tier that its own depends on', () => {
    expect(tiersUpTo('charts')).toEqual(['core', 'frame', 'charts'])
    expect(tiersUpTo('data')).toEqual(['core', 'frame', 'data'])
    expect(tiersUpTo('core')).toEqual(['core'])
  })
})

describe('a built file', () => {
  const text = `const r=e=>window.__kit["echarts/core"][e],a=r("init"),s=window.__kit["react"]`

  test('that reads a package of a tier which is not loaded yet is reported', () => {
    expect(packagesReadTooEarly(text, ['core', 'frame', 'data'])).toEqual(['echarts/core'])
    expect(packagesReadTooEarly(text.replaceAll('"', "'"), ['core'])).toEqual(['echarts/core'])
  })

  test('that reads only what is loaded is accepted, also a package that several tiers add to', () => {
    expect(packagesReadTooEarly(text, ['core', 'frame', 'data', 'charts'])).toEqual([])
    expect(packagesReadTooEarly('window.__kit["antd"]', ['core'])).toEqual([])
  })

  test('that reads what a later tier adds to a package is reported with that name', () => {
    const table = 'var r=a("Table"),d=a("Button")'
    expect(namesReadTooEarly(table, ['core', 'frame'])).toEqual(['Table'])
    expect(namesReadTooEarly(table.replaceAll('"', "'"), ['core', 'frame'])).toEqual(['Table'])
    expect(namesReadTooEarly(table, ['core', 'frame', 'data'])).toEqual([])
    expect(namesReadTooEarly('a("init")', ['core', 'frame'])).toEqual([])
  })
})

describe('a page on fewer tiers than its app', () => {
  const routes = [{ component: 'ProjectHomePage', tiers: ['core'] }, { component: 'ProjectListPage' }]

  test('has a chunk named after its component', () => {
    expect(toPageChunk('ProjectHomePage')).toBe('page-project-home')
    expect(findOwnTiers('page-project-home', routes)).toEqual(['core'])
    expect(findOwnTiers('page-project-list', routes)).toBeUndefined()
    expect(findOwnTiers('page-project', routes)).toBeUndefined()
  })
})
