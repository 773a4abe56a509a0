import type { subApp } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { sampleApp, sampleVersion } from '../pages/apps/apps.samples.ts'
import { compareWithConsent, isNeededHere, toAppState } from './app-state.ts'

const stateOf = (changes: Partial<subApp.AppRow>) => toAppState({ ...sampleApp, ...changes })

describe('the state of an app', () => {
  test('says the strongest reason why nobody runs it', () => {
    const isOff = { ...sampleApp.decision, isOff: true }
    expect(stateOf({ needsConsent: false })).toBe('on')
    expect(stateOf({ needsConsent: true })).toBe('needsConsent')
    expect(stateOf({ current: null, needsConsent: false })).toBe('notReleased')
    expect(stateOf({ needsConsent: true, decision: isOff })).toBe('off')
    expect(stateOf({ isEnabled: false, decision: isOff })).toBe('offEverywhere')
  })

  test('is on for an app of the console, which has no version of its own', () => {
    expect(stateOf({ trust: 'own', current: null })).toBe('on')
  })
})

test('only the built app with this page is needed here', () => {
  expect(isNeededHere({ module: 'system', trust: 'own' })).toBe(true)
  expect(isNeededHere({ module: 'system', trust: 'partner' })).toBe(false)
  expect(isNeededHere({ module: 'labels', trust: 'own' })).toBe(false)
})

test('what a version asks for beyond the consent is new, and nothing at the first consent', () => {
  const { permissions } = sampleVersion
  const backEnd = { name: 'crm', origin: 'https://old.example' }
  const granted: subApp.Permissions = {
    calls: ['user.info'],
    pages: [],
    backEnds: [backEnd],
    fields: { person: ['organization'] },
    topics: [],
    slots: ['column.person'],
  }
  expect(compareWithConsent(permissions, granted)).toEqual({
    calls: [
      { item: 'user.info', isNew: false },
      { item: 'crm.customers', isNew: true },
    ],
    pages: [{ item: 'session.list', isNew: true }],
    // The same name at another host is another back end.
    backEnds: [{ item: { name: 'crm', origin: 'https://crm.partner.example' }, isNew: true }],
    slots: [
      { item: 'column.person', isNew: false },
      { item: 'formField.person', isNew: true },
      { item: 'homeCard.projects', isNew: true },
    ],
    fields: [
      { item: { target: 'session', field: 'startedAt' }, isNew: true },
      { item: { target: 'person', field: 'name' }, isNew: true },
      { item: { target: 'person', field: 'organization' }, isNew: false },
    ],
    topics: [{ item: 'seatStatus', isNew: true }],
  })
  expect(compareWithConsent(permissions, null).calls.some(({ isNew }) => isNew)).toBe(false)
})
