import { expect, test } from 'vitest'
import { closeProblem } from './closing-rule.ts'

const closable = {
  hasPermission: true,
  seesCompany: true,
  isClosed: false,
  month: '2026-10',
  currentMonth: '2026-11',
}

test('a month that is over is closed once, with the permission, by people who see the whole company', () => {
  expect(closeProblem(closable)).toBeNull()
  expect(closeProblem({ ...closable, month: '2025-12', currentMonth: '2026-01' })).toBeNull()
  expect(closeProblem({ ...closable, month: '2026-11' })).toBe('running')
  expect(closeProblem({ ...closable, isClosed: true })).toBe('closed')
  expect(closeProblem({ ...closable, seesCompany: false })).toBe('partOfCompany')
  expect(closeProblem({ ...closable, hasPermission: false })).toBe('noPermission')
})

test('the first reason that holds is given', () => {
  const none = {
    hasPermission: false,
    seesCompany: false,
    isClosed: true,
    month: '2026-12',
    currentMonth: '2026-11',
  }
  expect(closeProblem(none)).toBe('noPermission')
  expect(closeProblem({ ...none, hasPermission: true })).toBe('partOfCompany')
  expect(closeProblem({ ...none, hasPermission: true, seesCompany: true })).toBe('closed')
})
