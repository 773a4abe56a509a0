import { describe, expect, test } from 'vitest'
import {
  namesReadTooEarly,
  findOwnTiers,
  isPartOfPage,
  packagesReadTooEarly,
  toPageChunk,
  parseTierPart,
  tiersUpTo,
  withTiersBelow,
} from './tiers-of-pages.ts'

describe('a part of a page that needs a further tier', () => {
  test('has its page and its tier in its file name', () => {
    const part = '/console/assets/projects/2.5.0/async/charts-project-home.0ab1.js'
    expect(parseTierPart(part)).toEqual({
      name: 'charts-project-home',
      tier: 'charts',
      owner: 'project-home',
    })
    expect(parseTierPart(part.replace('charts-', 'page-'))).toBeNull()
    expect(parseTierPart(part.replace('async/', ''))).toBeNull()
  })

  test('belongs to the page that it is named after, or to each page of its app that imports it', () => {
    const page = { page: 'page-users', module: 'statistics', imported: ['charts-statistics', 'forms-person'] }
    const url = (name: string) => `/console/assets/statistics/2.5.0/async/${name}.0ab1.js`
    expect(isPartOfPage(url('charts-users'), page)).toBe(true)
    expect(isPartOfPage(url('charts-statistics'), page)).toBe(true)
    expect(isPartOfPage(url('charts-statistics'), { ...page, imported: [] })).toBe(false)
    expect(isPartOfPage(url('forms-person'), page)).toBe(false)
    expect(isPartOfPage(url('page-users'), page)).toBe(false)
  })

  test('comes with every tier that its own depends on', () => {
    expect(tiersUpTo('charts')).toEqual(['core', 'frame', 'charts'])
    expect(tiersUpTo('data')).toEqual(['core', 'frame', 'table', 'data'])
    expect(withTiersBelow(['core', 'charts', 'data'])).toEqual(['core', 'frame', 'table', 'data', 'charts'])
    expect(tiersUpTo('core')).toEqual(['core'])
  })
})

describe('a built file', () => {
  const text = `const r=e=>window._kit1["echarts/core"][e],a=r("init"),s=window._kit1["react"]`

  test('that reads a package of a tier which is not loaded yet is reported', () => {
    expect(packagesReadTooEarly(text, ['core', 'frame', 'data'])).toEqual(['echarts/core'])
    expect(packagesReadTooEarly(text.replaceAll('"', "'"), ['core'])).toEqual(['echarts/core'])
  })

  test('that reads only what is loaded is accepted, also a package that several tiers add to', () => {
    expect(packagesReadTooEarly(text, ['core', 'frame', 'data', 'charts'])).toEqual([])
    expect(packagesReadTooEarly('window._kit1["antd"]', ['core'])).toEqual([])
  })

  test('that reads what a later tier adds to a package is reported with that name', () => {
    const table = 'var r=a("Table"),d=a("Button")'
    expect(namesReadTooEarly(table, ['core', 'frame'])).toEqual(['Table'])
    expect(namesReadTooEarly(table.replaceAll('"', "'"), ['core', 'frame'])).toEqual(['Table'])
    expect(namesReadTooEarly(table, ['core', 'frame', 'table'])).toEqual([])
    expect(namesReadTooEarly('a("init")', ['core', 'frame'])).toEqual([])
  })

  test('that reads one such name alone is reported too', () => {
    const calendar = 'let n=window._kit1.antd.DatePicker;'
    expect(namesReadTooEarly(calendar, ['core', 'frame', 'table'])).toEqual(['DatePicker'])
    expect(namesReadTooEarly(calendar, ['core', 'frame', 'table', 'data'])).toEqual([])
    expect(namesReadTooEarly('let n=window._kit1["antd"].DatePicker;', ['core'])).toEqual(['DatePicker'])
    expect(namesReadTooEarly('let n=window._kit1.antd.DatePickers;', ['core'])).toEqual([])
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
